import HeadlessKit
import ListCore

// How the list comes to show something else, on the main queue.

extension SnapshotPresenter {
  /// What has to be done about a state.
  private enum Plan {
    /// The list shows it already.
    case nothing
    /// The list asks for everything again.
    case reload
    /// The list is told what is different.
    case update(ListDiff)

    var isNothing: Bool { if case .nothing = self { true } else { false } }
    var isUpdate: Bool { if case .update = self { true } else { false } }
  }

  /// Makes the list show a state.
  ///
  /// - Parameters:
  ///   - new: The state; its snapshot has the marks of the apply.
  ///   - change: What it was made by.
  ///   - style: How the list gets there.
  ///   - completion: Called when the list's animations are over, in the next turn without any.
  ///   - difference: Finds out what is different from what is shown.
  func present(
    _ new: Log.Entry, _ change: Change, _ style: ApplyStyle, _ completion: Completion,
    difference: (Snapshot) -> ListDiff
  ) {
    guard let list else {
      reference.simulator.schedule(after: 0, named: "completion of an apply") { completion.call() }
      return
    }
    let (before, indexBefore, hadShown) = (shown, index, hasShown)
    line.add(completion)
    isPresenting = true
    list.tellObservers(.beganApply(SnapshotApply(new.state.snapshot, style)))
    let hasSurvived = list.attempt {
      list.simulator.run {
        let plan = plan(for: list, new.state.snapshot, change, style, difference)
        hasShown = true
        if style.isAnimated {
          carryOut(plan, new, style, completion, list)
        } else {
          View.performWithoutAnimation { carryOut(plan, new, style, completion, list) }
        }
      }
    }
    (isPresenting, isAnnouncing, earlier) = (false, false, nil)
    if hasSurvived { list.tellObservers(.endedApply) }
    if hasSurvived {
      if !shown.state.outlines.isEmpty { list.showOutlines(outlinePlace) }
    } else {
      (shown, index, hasShown) = (before, indexBefore, hadShown)
      line.drop(completion)
    }
  }

  /// Takes over a state that the list shows already, after a movement by hand.
  func adopt(_ state: State) {
    show(log.enter(state), Index(state.snapshot.content))
    log.noteShown(shown, byApply: false)
  }

  /// Does something during which no snapshot can be applied: the list waits for an answer, or is
  /// ahead of what is known here (behaviour 6.8).
  func refusingApplies<Answer>(_ body: () -> Answer) -> Answer {
    let wasPresenting = isPresenting
    isPresenting = true
    defer { isPresenting = wasPresenting }
    return body()
  }

  private func show(_ new: Log.Entry, _ index: Index) {
    shown = Log.Entry(number: new.number, state: new.state.withoutMarks())
    self.index = index
  }

  private func plan(
    for list: any DiffableList, _ new: Snapshot, _ change: Change, _ style: ApplyStyle,
    _ difference: (Snapshot) -> ListDiff
  ) -> Plan {
    let isCompared =
      switch style {
      case .reload: false
      // behaviour 6.6
      case .difference(let isAnimated): isAnimated || list.simulator.profile.diffsWithoutAnimation
      }
    guard isCompared, hasShown else { return .reload }
    let old = shown.state.snapshot
    var diff = difference(old)
    if let section = change.section, old.isWithoutItems(in: section) {
      diff.renewItems(movedTo: new.indexOfSection(section))
    }
    if diff.isEmpty { return .nothing }
    return list.needsReload(for: diff) ? .reload : .update(diff)
  }

  private func carryOut(
    _ plan: Plan, _ new: Log.Entry, _ style: ApplyStyle, _ completion: Completion,
    _ list: any DiffableList
  ) {
    let index = Index(new.state.snapshot.content)
    var marks = new.state.snapshot.markedPaths(in: index)
    let finish: (Bool) -> Void = { [line] _ in line.finish(completion) }
    switch plan {
    case .nothing:
      earlier = shown.state.snapshot
      show(new, index)
    case .reload:
      // behaviour 6.2: an animated apply shows marked items once more after the reload
      if !style.isAnimated { marks = MarkedPaths() }
      show(new, index)
      list.reloadData()
      list.layOutOnScreen()
    case .update(let diff):
      earlier = shown.state.snapshot
      announce(to: list, completion: marks.isEmpty ? finish : nil) { [self] in
        show(new, index)
        list.announce(diff, rowAnimation)
      }
    }

    if !marks.isEmpty {
      showMarks(marks, to: list, hasChangedMore: !plan.isNothing, completion: finish)
    } else if !plan.isUpdate {
      list.simulator.schedule(after: 0, named: "completion of an apply") { finish(true) }
    }
  }

  /// Has what is marked shown anew (behaviour 6.3, 6.4).
  private func showMarks(
    _ marks: MarkedPaths, to list: any DiffableList, hasChangedMore: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let isRepeated =
      hasChangedMore && list.reloadsItemsAfterSections && !marks.itemsOfReloadedSections.isEmpty
    announce(to: list, completion: isRepeated ? nil : completion) { [self] in
      list.announce(marks, rowAnimation)
    }
    guard isRepeated else { return }
    announce(to: list, completion: completion) { [self] in
      list.announce(MarkedPaths(reloadedItems: marks.itemsOfReloadedSections), rowAnimation)
    }
  }

  /// Tells the list of changes in one update. While it does, the list takes them from this alone
  /// (behaviour 6.16).
  private func announce(
    to list: any DiffableList, completion: ((Bool) -> Void)?, _ changes: @escaping () -> Void
  ) {
    guard !list.hasCrashed else { return }
    list.update(
      { [self] in
        isAnnouncing = true
        changes()
        isAnnouncing = false
      }, completion: completion)
  }
}

extension DiffableDataSourceSnapshot {
  /// Whether a section is empty, or not there.
  fileprivate func isWithoutItems(in section: SectionIdentifierType) -> Bool {
    guard let token = content.token(ofSection: section) else { return true }
    return content.itemCount(inSection: token) == 0
  }
}

extension ListDiff {
  /// Has the items that move to a section deleted and inserted instead, so that they get other
  /// cells: a tree does that to a section that was empty (behaviour 6.22).
  fileprivate mutating func renewItems(movedTo section: Int?) {
    let moves = movedItems.filter { $0.to.section == section }
    guard !moves.isEmpty else { return }
    movedItems.removeAll { $0.to.section == section }
    let leaving = moves.map(\.from).filter { !deletedSections.contains($0.section) }
    deletedItems = (deletedItems + leaving).sorted()
    let arriving = moves.map(\.to).filter { !insertedSections.contains($0.section) }
    insertedItems = (insertedItems + arriving).sorted()
  }
}

extension SnapshotApply {
  /// Tells of an apply in counts, as observers of the list hear of it.
  fileprivate init<Section: Sendable, Item: Sendable>(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, _ style: ApplyStyle
  ) {
    self.init(
      sections: snapshot.numberOfSections, items: snapshot.numberOfItems, style: style.asEvent)
  }
}
