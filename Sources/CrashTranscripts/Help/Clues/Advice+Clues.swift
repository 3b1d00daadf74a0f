import ListCore

// The causes that the code, the frames or the libraries of a report give away.
extension Advice {
  static func mergedInBackground(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The update ran on a background thread: a save on another queue was merged into the context \
        of the fetched results controller there, and its delegate was called on that thread.
        """,
      repair: """
        Merge on the queue of the context that the \(kind.viewNoun) shows, the main queue; or let \
        the context merge by itself.
        """,
      swiftCode: """
        viewContext.automaticallyMergesChangesFromParent = true
        // or, in the observer of the save:
        viewContext.perform { viewContext.mergeChanges(fromContextDidSave: notification) }
        """)
  }

  static func updatedInBackground(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The \(kind.viewNoun) was updated on a background thread: the thread that crashed is not the \
        main thread, and the counts changed while the update ran.
        """,
      repair: "Change the model and make the calls on the main queue, in one step.",
      swiftCode: RepairCode(kind: kind, section: nil).reloadOnMainQueue)
  }

  static func otherArray(_ code: PastedCode, _ kind: ListKind) -> Advice {
    let (changed, counted) = code.otherArray ?? ("items", "filteredItems")
    return Advice(
      cause: """
        The code changes `\(changed)`, and \(kind.countMethod) counts `\(counted)`: the change \
        never arrives in the array that the \(kind.viewNoun) counts.
        """,
      repair: """
        Change the array that the data source counts, `\(counted)`, before the call; or count \
        `\(changed)`.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 1, deleting: 0))
  }

  static func unchangedOnDeletion(_ code: PastedCode, _ kind: ListKind) -> Advice {
    let array = code.unchangedOnDeletion ?? "items"
    return Advice(
      cause: """
        The \(kind.itemNoun) is deleted in the \(kind.viewNoun), and the code removes nothing from \
        `\(array)`, the array behind it: deleting the object in a database or with a manager leaves \
        the array as it was.
        """,
      repair: "Remove the element from the array first, beside the call.",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  static func unchangedOnInsertion(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The code inserts \(kind.oneItem) in the \(kind.viewNoun) and adds nothing to the array \
        that \(kind.countMethod) counts, or added it before the \(kind.viewNoun) counted.
        """,
      repair:
        "Add the element to the array that is counted, inside the update and beside the call.",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 1, deleting: 0))
  }

  static func uncountedArray(_ code: PastedCode, _ kind: ListKind) -> Advice {
    let (read, counted) = code.uncounted ?? ("prices", "items")
    return Advice(
      cause: """
        \(kind.countMethod) counts `\(counted)`, and `\(read)` is read with the index path: it has \
        fewer elements, or lost some while `\(counted)` did not.
        """,
      repair: """
        Keep what a \(kind.itemNoun) shows in one array of values instead of several, and count \
        that one.
        """,
      swiftCode: """
        let item = items[indexPath.\(kind.itemNoun)]  // one array, which is also the one that is counted
        """)
  }

  static func otherIdentifier(_ code: PastedCode, _ kind: ListKind) -> Advice {
    let (dequeued, registered) = code.otherIdentifier ?? ("Cell", "cell")
    return Advice(
      cause: """
        The code dequeues "\(dequeued)" and registers "\(registered)": identifiers must be equal, \
        also in upper and lower case.
        """,
      repair: "Use one constant for both, in the registration and where the cell is dequeued.",
      swiftCode: kind == .table
        ? "let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)"
        : """
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: identifier, for: indexPath)
        """)
  }

  static func classWithoutNib(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The cell's class is registered in code, so the cell is made without its prototype or nib, and \
        its outlets are nil.
        """,
      repair: """
        Remove the registration if the storyboard has a prototype with this identifier; otherwise \
        register the nib instead of the class.
        """,
      swiftCode: RepairCode(kind: kind, section: nil).registerNib)
  }

  static let cellInHeight = Advice(
    cause: """
      heightForRowAt asks the table view for the cell of the row: to answer, the table view needs the \
      height first and asks again, without end.
      """,
    repair: """
      Compute the height from the model, or let the cell size itself with automaticDimension.
      """,
    swiftCode: """
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 80
      """)

  static func callBeforeChange(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The call comes before the change of the model: outside an update, the \(kind.viewNoun) asks \
        for the new count inside the call, and the model still has the old one.
        """,
      repair: "Change the model first, then make the call, both in one update.",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  static func severalObservers(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        Several observers make an update each, one for each section, and all of the model has \
        changed already when the first of them runs: its update announces nothing for the section \
        of the others.
        """,
      repair: """
        Collect the changes of all observers and announce them in one update, or call reloadData() \
        in each observer.
        """,
      swiftCode: "\(kind.variable).reloadData()  // in each observer, instead of its own update")
  }

  static func reloadBeforeCall(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        reloadData() comes between the change and the call that announces it: the reload counts the \
        new content, and the call announces the change a second time.
        """,
      repair: "Leave one of the two out: the call, or reloadData().",
      swiftCode: RepairCode(kind: kind, section: nil).update(inserting: 1, deleting: 0))
  }

  static func callLater(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The model changes at once, on the queue of the callback, and the call follows later on the \
        main queue: in between the \(kind.viewNoun) counts the new content, or the next callback \
        changes the model again.
        """,
      repair: "Change the model on the main queue too, in the same block as the call.",
      swiftCode: RepairCode.onMainQueue(RepairCode(kind: kind, section: nil).appending()))
  }

  static func boundCollection(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The bound ObservableCollection changed on a background thread, or again before the \
        \(kind.viewNoun) had handled the first event: it counts more changes than the event announces.
        """,
      repair: """
        Change the collection on the main thread only, one change after the other; to replace much \
        of it, assign a new collection.
        """,
      swiftCode: "// C#: MainThread.BeginInvokeOnMainThread(() => Items.Add(item));")
  }

  static func texture(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The array behind the node changed before the call that announces it, on another queue or \
        while an earlier update of Texture was under way: an update in between counted the new content.
        """,
      repair: """
        Change the array on the main queue, in the same turn as the insertion and inside \
        performBatchUpdates.
        """,
      swiftCode: RepairCode.onMainQueue(RepairCode(kind: kind, section: nil).appending()))
  }

  static func drop(_ kind: ListKind) -> Advice {
    let (view, noun, call) = (kind.variable, kind.itemNoun, kind.callNoun)
    return Advice(
      cause: """
        The drop changed the model without an update of the \(kind.viewNoun), or called reloadData() \
        while the drop was being animated: the position it animates to does not exist any more.
        """,
      repair: """
        Move the element in the model and in the \(kind.viewNoun) in one update, then call \
        coordinator.drop; no reloadData() before the drop has ended.
        """,
      swiftCode: """
        \(view).performBatchUpdates {
          let item = items.remove(at: source.\(noun))
          items.insert(item, at: destination.\(noun))
          \(view).delete\(call)s(at: [source]\(kind.animation))
          \(view).insert\(call)s(at: [destination]\(kind.animation))
        }
        // then coordinator.drop(dragItem, to\(call)At: destination)
        """)
  }

  static func rxDataSources(_ kind: ListKind) -> Advice {
    Advice(
      cause: """
        The animated data source computed its calls from two versions of the content, and the \
        \(kind.viewNoun) counts a third: two events came close together or off the main thread, two \
        equal identities, or an update while it is in no window.
        """,
      repair: """
        Deliver on the main scheduler, make identities unique, bind once, and reload instead of \
        animating while the \(kind.viewNoun) is not on screen.
        """,
      swiftCode: """
        // items.observe(on: MainScheduler.instance).bind(to: …)
        // RxTableViewSectionedReloadDataSource instead of the animated one, or
        // decideViewTransition: { _, view, _ in view.window == nil ? .reload : .animated }
        """)
  }

  static let swiftUIList = Advice(
    cause: """
      SwiftUI's list made these calls: its data changed again during an update or on another thread, \
      or two elements have the same id.
      """,
    repair: """
      Change the data on the main actor, once for each event, and give each element an id that is \
      unique and never changes; where all of it is replaced, give the list a new id.
      """,
    swiftCode: "@MainActor func load() async { items = await fetch() }")
}
