import ListCore

// The report shows that an observer, and not the app's own handler, announces the changes.
extension HelpFinder {
  /// Adds the mistakes that an observer of the model leads to.
  mutating func findObserver(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let isReported = numbers.inserted + numbers.deleted > 0
    if has(.photoLibrary) {
      findPhotoChanges(
        isReported ? .modelChangedTooEarly : .changeNotAnnounced,
        replay: [isReported ? miscount.withMatchingModel : miscount.reloadedFirst])
    } else if has(.realm) {
      findLiveResults(miscount)
    } else if has(.listener), numbers.deleted > 0, miscount.actual <= 0 {
      findListener(miscount)
    } else if has(.listener), numbers.inserted > 0, miscount.isMoreThanAnnounced {
      findTwoListeners(miscount)
    } else if has(.fetchedResults), !isReported {
      findUnreportedChange(miscount)
    }
  }

  /// Adds the mistake that the fetch result of the photo library and the view are changed
  /// separately, or in the wrong order.
  mutating func findPhotoChanges(_ mistake: Mistake, replay: [BatchEvidence]) {
    let timing = """
      The photo library reports its changes on a background queue, and the fetch result was \
      replaced outside the update that announces them: the \(view) counted the new content as the \
      old.
      """
    let positions = """
      The `changedIndexes` of the photo library are positions after its other changes, and were \
      reloaded in the same update.
      """
    add(
      mistake,
      """
      \(mistake == .reloadInBatch ? "\(positions) Or: \(timing)" : "\(timing) \(positions)") \
      Without incremental changes only reloadData() helps.
      """,
      repair: """
        Replace the fetch result inside performBatchUpdates, announce removals, insertions and \
        moves there, and reload what changed afterwards.
        """,
      code: """
        // photoLibraryDidChange(_:)
        DispatchQueue.main.sync {
          guard let details = changeInstance.changeDetails(for: assets) else { return }
          guard details.hasIncrementalChanges else {
            assets = details.fetchResultAfterChanges
            return \(kind.variable).reloadData()
          }
          \(kind.variable).performBatchUpdates {
            assets = details.fetchResultAfterChanges
            let paths = { (set: IndexSet?) in
              (set ?? []).map { IndexPath(\(noun): $0, section: section) }
            }
            \(kind.variable).delete\(kind.callNoun)s(at: paths(details.removedIndexes)\(kind.animation))
            \(kind.variable).insert\(kind.callNoun)s(at: paths(details.insertedIndexes)\(kind.animation))
          }
          // moves and reloads follow, in an update of their own
        }
        """, replay: replay)
  }

  /// Adds the mistake of handlers for Realm's results, which change before their observers are
  /// notified.
  private mutating func findLiveResults(_ miscount: Miscount) {
    let isReported = miscount.numbers.inserted + miscount.numbers.deleted > 0
    add(
      isReported ? .announcedTwice : .changeNotAnnounced,
      isReported
        ? """
        Realm's results are live: they change with the transaction, and the notification follows. A \
        handler that writes and also makes the call announces the change twice, and a reload or a \
        layout in between makes the \(view) count the new content as the old.
        """
        : """
        Realm's results are live: they change with the transaction, before their notification \
        arrives. An update\(place) that began in between has no call for the change: \
        \(counts(miscount.numbers)).
        """,
      repair: """
        Make the calls only in the notification, all in one update; where a handler makes them, \
        write without notifying this observer.
        """,
      code: """
        token = results.observe { [weak self] change in
          switch change {
          case .initial: self?.\(kind.variable).reloadData()
          case .update(_, let deletions, let insertions, let modifications):
            self?.apply(deletions, insertions, modifications)  // one performBatchUpdates
          case .error: break
          }
        }
        // in a handler that makes the call itself:
        try realm.write(withoutNotifying: [token]) { realm.delete(object) }
        """, replay: [miscount.reloadedFirst])
  }

  /// Adds the cause that a listener of a remote database is notified of a change that the handler
  /// has announced.
  private mutating func findListener(_ miscount: Miscount) {
    add(
      .announcedTwice,
      """
      The listener of the database hears of the deletion too\(place): it changes the model or makes \
      the call a second time, while the handler does so itself.
      """,
      repair: "Delete only the remote object in the handler, and let the listener do the rest.",
      code: """
        reference.delete()  // no items.remove(at:) and no delete\(kind.callNoun)s(at:) here
        """, replay: [miscount.withMatchingModel])
  }

  /// Adds the cause that two listeners, or a listener and a handler, add to one array.
  private mutating func findTwoListeners(_ miscount: Miscount) {
    add(
      .modelReplaced,
      """
      More came into the model than the calls announce: \(announcement(miscount.numbers)), but \
      \(counts(miscount.numbers)). The listener was registered again each time the screen \
      appeared, or there are two: each adds every element to the one array.
      """,
      repair: """
        Register it once, in viewDidLoad(), or remove it when the screen disappears; then append and \
        insert together for each event, or replace the whole content and call reloadData().
        """,
      code: code(miscount).reload, replay: [miscount.reloadedFirst])
  }

  /// Adds the cause that a controller's content changed, and its delegate made no call.
  private mutating func findUnreportedChange(_ miscount: Miscount) {
    add(
      .changeNotAnnounced,
      """
      The content of the fetched results controller changed, and its delegate began and ended an \
      update without a call for it: a case of `didChange` is not handled, the method is missing or \
      misspelled, or two controllers share one \(view).
      """,
      repair: """
        Handle all four types of changes; or drop both methods and call reloadData() in \
        controllerDidChangeContent(_:).
        """,
      code: delegateCode, replay: [miscount.reloadedFirst])
  }

  /// The delegate's method that collects the changes of a controller.
  var delegateCode: String {
    """
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert: insertions += [newIndexPath].compactMap { $0 }
      case .delete: deletions += [indexPath].compactMap { $0 }
      case .update: reloads += [newIndexPath].compactMap { $0 }  // after the update
      case .move:
        deletions += [indexPath].compactMap { $0 }
        insertions += [newIndexPath].compactMap { $0 }
      @unknown default: break
      }
    }
    """
  }
}
