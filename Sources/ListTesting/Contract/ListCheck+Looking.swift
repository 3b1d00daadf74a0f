import HeadlessKit
import ListCore

/// One inspection of a list: the displayed views, and newly configured ones for comparison.
struct LookPass {
  /// A displayed view and its newly configured counterpart.
  struct Pair {
    let entry: ListInspection.Entry
    let fresh: View
  }

  let counts: SectionCounts
  let pairs: [Pair]
  /// Whether configuring the counterparts scheduled work on the simulator, which has been done
  /// since. If so, content arrives on the simulator's clock.
  var hasWaited = false
}

extension ListCheck {
  /// Inspects the list now.
  ///
  /// The check does so automatically when the simulator settles. Content that has not arrived yet
  /// counts as missing.
  ///
  /// - Complexity: One query to the data source for each displayed view, and one to the client's
  ///   identities for each item of the list.
  public func look() {
    pass = beginLook()
    finishLook()
  }

  /// Begins an inspection whose queries may start work; ``endSettledLook()`` ends it when that is done.
  func beginSettledLook() {
    pass = beginLook()
  }

  /// Ends an inspection, and looks for an interactive move that the model did not follow.
  func endSettledLook() {
    pass?.hasWaited = true
    finishLook()
    findUnwrittenMove()
  }

  /// Inspects the list when the simulator is idle. If the queries start work, the comparison waits
  /// until the simulator is idle again.
  func takeQuietLook() {
    if pass != nil {
      pass?.hasWaited = true
    } else {
      pass = beginLook()
      if let simulator, !simulator.pendingWork.isEmpty { return }
    }
    finishLook()
    findUnwrittenMove()
  }

  private func beginLook() -> LookPass? {
    let asksForViews = !checks.isDisjoint(with: [.staleness, .reuse])
    guard !isOver, let list, !list.isDragging, asksForViews || checks.contains(.contract) else {
      return nil
    }
    if list.window != nil { hasBeenShown = true }
    looks += 1
    guard list.window != nil || !hasBeenShown else { return nil }
    let inspection = list.inspection
    guard let counts = inspection.counts, let now = list.countsOfDataSource() else { return nil }
    guard counts == now else {
      places.forget()
      report(.forgottenUpdate, Self.forgotten(counts, now))
      return nil
    }
    let needsViews = asksForViews || !knowsIdentities
    let entries = needsViews ? inspection.cells + inspection.otherViews : []
    let pairs = entries.compactMap { entry -> LookPass.Pair? in
      guard let fresh = list.freshView(for: entry.place) else {
        if list.hasNoCell { noteMissingCell(for: entry) }
        return nil
      }
      return LookPass.Pair(entry: entry, fresh: fresh)
    }
    return LookPass(counts: counts, pairs: pairs)
  }

  /// Reports a cell on screen for whose item the cell provider returns none: the model has lost it.
  private func noteMissingCell(for entry: ListInspection.Entry) {
    let shown = entry.view.shownTexts.map { "\"\($0)\"" }.joined(separator: ", ")
    let remedy =
      hasApplied
      ? """
      The snapshot that was applied still has an item that the model has lost: build it from the \
      model after every change.
      """
      : """
      No snapshot was applied since the model lost the item. Apply one whenever the items of the \
      model change: UIKit crashes when the cell is to be shown again.
      """
    report(
      .forgottenUpdate, at: [entry.place],
      "The cell provider returns nil for \(entry.place), which shows \(shown). \(remedy)")
  }

  private func finishLook() {
    guard let pass else { return }
    self.pass = nil
    let misplaced = checkPlaces(pass)
    let pairs = pass.pairs.filter { !misplaced.contains($0.entry.place) }
    if !looksUpByPlace { compare(pairs, hasWaited: pass.hasWaited) }
    hasApplied = false
  }

  /// Finds items that are not at their announced positions.
  private func checkPlaces(_ pass: LookPass) -> Set<ListPlace> {
    var now = identities(pass.counts)
    if !knowsIdentities {
      for pair in pass.pairs {
        guard let path = pair.entry.place.item else { continue }
        let texts = pair.fresh.shownTexts
        if !texts.isEmpty { now[path] = texts }
      }
    }
    defer { places.remember(now) }
    let faults = places.faults(now)
    guard let first = faults.first else { return [] }
    let found = faults.map { ListPlace.item($0.path) }
    if let list, list.usesSnapshots {
      let isTold = !places.plans.isEmpty
      looksUpByPlace = isTold
      report(
        isTold ? .wrongPlace : .forgottenUpdate, at: found,
        isTold ? Self.lookedUpByPlace(first) : Self.unapplied(first))
    } else if places.plans.isEmpty {
      report(.forgottenUpdate, at: found, Self.unannounced(first))
    } else if places.wereMeantInTurn(now, pass.counts) {
      report(.indexesMeantInTurn, at: found, Self.meantInTurn(first))
    } else {
      report(.wrongPlace, at: found, Self.misplaced(first))
    }
    return Set(found)
  }
}

extension ListCheck {
  private static func forgotten(_ counts: SectionCounts, _ now: SectionCounts) -> String {
    """
    The list remembers \(counts.perSection) items and the data source has \(now.perSection) now, \
    and the list was not notified. The next update will crash, or show rows that are not there. \
    Announce the change in the same turn, or call reloadData().
    """
  }

  private static func unannounced(_ fault: AnnouncedPlaces.Fault) -> String {
    """
    \(fault.path) is \(text(fault.found)) in the data source and was \(text(fault.announced)), and \
    the list was told of no change. Announce the move, reload the row, or call reloadData().
    """
  }

  private static func unapplied(_ fault: AnnouncedPlaces.Fault) -> String {
    """
    The cell provider gives \(text(fault.found)) for \(fault.path), which shows \
    \(text(fault.announced)), and no snapshot was applied since. Apply a snapshot of the current \
    model whenever its items change.
    """
  }

  private static func lookedUpByPlace(_ fault: AnnouncedPlaces.Fault) -> String {
    """
    The snapshot has \(text(fault.announced)) at \(fault.path), and the cell provider gives \
    \(text(fault.found)) there: it looks items up by index path, in an array that does not follow \
    the snapshot, such as a copy that it captured. Look the item up in the current model, by the \
    identifier that the provider gets.
    """
  }

  private static func meantInTurn(_ fault: AnnouncedPlaces.Fault) -> String {
    """
    The indexes of the update are right if its changes are made one after the other. A list \
    interprets deletions and the sources of moves as positions before the update, and insertions \
    and the targets of moves as positions after it. UIKit would not crash, but \(fault.path) now \
    stands for \(text(fault.found)) and still shows \(text(fault.announced)).
    """
  }

  private static func misplaced(_ fault: AnnouncedPlaces.Fault) -> String {
    """
    The counts are right, so UIKit would not crash, but \(fault.path) was announced to be \
    \(text(fault.announced)) and is \(text(fault.found)) in the data source. Announce exactly the \
    positions that change in the model.
    """
  }

  private static func text(_ identity: AnyHashable) -> String {
    if let texts = identity.base as? [String] {
      return texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return identity.base is String ? "\"\(identity.base)\"" : "\(identity.base)"
  }
}

extension ListView {
  /// Whether the cell provider returned nil when it was last asked for a fresh cell.
  fileprivate var hasNoCell: Bool {
    guard case .snapshot(.cellProviderReturnedNil) = crashOfFreshView?.facts else { return false }
    return true
  }
}

// Updates of a list while another screen covers it, and it is in no window.

extension ListCheck {
  /// Reports an update of a list that was on screen and is covered.
  ///
  /// UIKit warns of it for a table, on the releases that warn of any layout outside a window. For a
  /// collection view it says nothing, so only a comparison reports it, where the other screen waits
  /// until it is uncovered.
  func noteCoveredUpdate() {
    guard hasBeenShown, let list, list.isCovered else { return }
    let isWarned = list.kind == .table && simulator?.profile.warnsOfLayoutOutsideHierarchy == true
    guard isWarned || isInComparison else { return }
    hasUpdatedWhileCovered = true
    report(.updatedWhileCovered, Self.coveredUpdate(usesSnapshots: list.usesSnapshots))
  }

  /// Notes a reload of a list that is covered: the list only remembers it until it is shown again.
  func noteCoveredReload() {
    guard hasBeenShown, let list, list.isCovered else { return }
    hasReloadedWhileCovered = true
  }

  private static func coveredUpdate(usesSnapshots: Bool) -> String {
    let (change, remedy) =
      usesSnapshots
      ? ("A snapshot was applied", "apply one snapshot of it")
      : ("The list was updated", "show the change")
    return """
      \(change) while another screen covered the list, so that the list was in no window: nothing was \
      animated, and cells were configured off screen, with the size and the traits from before. \
      While the list is covered, change only the model, and \(remedy) in viewIsAppearing(_:), when \
      the list is in a window again.
      """   // behaviour 1.17, 9.1
  }
}

extension ListView {
  /// Whether another screen covers the list, which is in no window then: one that was pushed, or
  /// presented over the full screen, or another tab. A screen that is about to appear is not covered.
  fileprivate var isCovered: Bool {
    guard window == nil else { return false }
    var screen = nearestController
    while let controller = screen {
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        return true
      }
      switch controller.parent {
      case let stack as NavigationController where stack.topViewController !== controller:
        return true
      case let tabs as TabBarController where tabs.selectedViewController !== controller:
        return true
      default: break
      }
      screen = controller.parent
    }
    return false
  }

  private var nearestController: ViewController? {
    var responder: Responder? = self
    while let next = responder?.next {
      if let controller = next as? ViewController { return controller }
      responder = next
    }
    return nil
  }
}
