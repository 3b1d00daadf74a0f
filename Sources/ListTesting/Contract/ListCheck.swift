import Foundation
import HeadlessKit
import ListCore

/// A check of a list for mistakes that are visible on screen and that UIKit does not report.
///
/// ```swift
/// let check = ListCheck(table, mode: .call { Issue.record($0) })
/// ```
///
/// One line attaches it to any screen. It inspects the list whenever the simulator has settled, and
/// when the test calls ``look()`` or ``verify()``. To determine the correct content, it requests
/// views from the data source that are never displayed; see `TableView.freshCell(at:)`. Unfinished
/// work is assumed to be in progress: content that arrives later must arrive on the simulator's
/// clock. Properties that a delegate sets in `willDisplay` are ignored.
///
/// A list that has been in a window is not inspected while it is in none, as below a pushed screen: an
/// app may change its model then, and update the list in `viewIsAppearing`. It is inspected when it is
/// shown again.
///
/// A check does not retain its list.
@preconcurrency @MainActor
public final class ListCheck {
  /// The checks that are suitable for every screen.
  public static let usual: Set<ListFinding.Check> = [
    .contract, .staleness, .reuse, .identity, .timing,
  ]

  let checks: Set<ListFinding.Check>
  private(set) weak var list: (any ListView)?
  private(set) weak var simulator: Simulator?
  private let identity: ((IndexPath) -> AnyHashable)?

  private var log: FindingLog
  private var recent = ListTrace()
  private var observations: [ListObservation] = []
  private var moments: SimulatorObservation?

  var places: AnnouncedPlaces
  var reuse = ReuseWatch()
  /// The content of views after they were configured and laid out.
  var configured: [ListViewName: ViewLook] = [:]
  /// The content of views before the delegate is told about their display.
  var displayed: [ListViewName: ViewLook] = [:]
  /// The properties that the delegate sets in `willDisplay`, which the data source does not set.
  var decorations: Set<String> = []
  /// The views that were configured since the last layout.
  var newlyConfigured: Set<ListViewName> = []
  /// The inspection in progress.
  var pass: LookPass?
  /// Whether the check inspects the list whenever the simulator has settled.
  var looksWhenQuiet = true
  /// The number of inspections.
  var looks = 0
  /// The identifiers of the snapshot at the end of the last call of the test that dragged nothing.
  var order: [AnyHashable] = []
  /// The last interactive move of rows, until the model was inspected.
  var move: MovedItems?
  private var calls: TestCallObservation?
  /// Whether the list has been in a window during an inspection.
  var hasBeenShown = false
  /// Whether the check belongs to a comparison of two screens.
  var isInComparison = false
  /// Whether the list was updated while another screen covered it.
  var hasUpdatedWhileCovered = false
  /// Whether the list was reloaded while another screen covered it, since the comparison asked.
  var hasReloadedWhileCovered = false
  /// Whether the check has ended.
  private(set) var isOver = false
  /// Whether a diffable data source is applying a snapshot.
  var isApplying = false
  /// Whether one was applied since the last inspection.
  var hasApplied = false
  /// The cells that are being reconfigured.
  var reconfigurations = Reconfigurations()
  /// Whether the list was found to have another data source than the one that applies snapshots.
  var hasOtherDataSource = false
  /// Whether its cell provider was found to look items up by index path, so that its answers say
  /// nothing about the cells on screen.
  var looksUpByPlace = false
  /// The outdated content of a diffable list that was reported, which stays until the next apply.
  var reportedStale: Set<String> = []
  /// The check of the identifiers of a diffable data source.
  private var identityCheck: (any IdentityCheck)?

  /// Attaches a check to a list.
  ///
  /// - Parameters:
  ///   - list: The list to check.
  ///   - checks: The kinds of mistakes to find. With ``ListFinding/Check/leaks``, ``verify()``
  ///     reports the simulator's pending work. ``ListFinding/Check/identity`` reads the console
  ///     messages of snapshots, and follows those of a diffable data source with a
  ///     ``SnapshotIdentityCheck``.
  ///   - mode: The action for each finding.
  ///   - simulator: The simulator that shows the list, or will show it; `nil` to use the list's
  ///     own.
  ///   - identity: Returns the current item at an index path, for every index path of the list.
  ///     Without it, items are identified by the displayed texts of their cells.
  public init(
    _ list: some ListView, _ checks: Set<ListFinding.Check> = ListCheck.usual,
    mode: CheckMode = .throw, on simulator: Simulator? = nil,
    identity: ((IndexPath) -> AnyHashable)? = nil
  ) {
    self.list = list
    self.checks = checks
    self.identity = identity
    log = FindingLog(mode)
    places = AnnouncedPlaces(areExact: identity != nil)
    let observation = list.observeEvents { [weak self] event, view in self?.hear(event, view) }
    observations = [observation]
    follow(simulator ?? list.simulator)
    let inspection = list.inspection
    for entry in inspection.cells + inspection.otherViews {
      noteDisplay(of: entry.view, entry.name)
    }
    if identity != nil, let counts = inspection.counts { places.remember(identities(counts)) }
    followSnapshots()
  }

  /// The sentences on the limits of the check for the identifiers of a diffable data source; empty if
  /// there are none.
  public var undecided: [String] { [identityCheck?.undecided].compactMap(\.self) }

  /// The findings so far, in order.
  public var findings: [ListFinding] { log.findings }

  /// Inspects the list now, and throws the first finding if that is the mode.
  public func verify() throws {
    look()
    if checks.contains(.leaks), let simulator {
      for finding in ListFinding.workLeft(on: simulator) { log.add(finding) }
    }
    try log.verify()
  }

  /// Ends the check. The findings are kept. A crash of the list also ends it.
  public func stop() {
    isOver = true
    for observation in observations { observation.cancel() }
    observations = []
    moments?.cancel()
    moments = nil
    calls?.cancel()
  }
}

extension ListCheck {
  /// Returns the current items by index path, according to the client; empty if the client provides
  /// no identities.
  func identities(_ counts: SectionCounts) -> [ItemPath: AnyHashable] {
    guard let identity else { return [:] }
    var all: [ItemPath: AnyHashable] = [:]
    for (section, count) in counts.perSection.enumerated() {
      for item in 0..<count {
        let path = ItemPath(item: item, section: section)
        all[path] = identity(IndexPath(path))
      }
    }
    return all
  }

  /// Whether the client provides identities.
  var knowsIdentities: Bool { identity != nil }

  /// Adds a finding with the end of the trace, if its check is enabled.
  func report(_ kind: ListFinding.Kind, at places: [ListPlace] = [], _ sentence: String) {
    guard checks.contains(kind.check) else { return }
    let topics: Set<ListEvent.Topic> = [.views, .changes, .people, .words]
    let excerpt = ListTrace(recent.about(topics).entries.suffix(12).map(\.shortened))
    log.add(ListFinding(kind, at: places, sentence, trace: excerpt))
  }

  /// Checks the identifiers of the snapshots that are applied from now on.
  func followSnapshots() {
    guard checks.contains(.identity), identityCheck == nil, let list,
      let source = list.listDataSource as? any SnapshotSource
    else { return }
    let mode = CheckMode.call { [weak self] finding in
      self?.report(finding.kind, at: finding.places, finding.sentence)
    }
    identityCheck = source.identityCheck(of: list, mode: mode)
  }

  /// Notes that the simulator has settled: what is applied later belongs to another turn.
  func endTurn() {
    identityCheck?.endTurn()
  }

  /// Records the end of the trace.
  func remember(_ event: ListEvent) {
    recent.entries.append(ListTrace.Entry(time: simulator?.clock.now ?? 0, event: event))
    if recent.entries.count > 120 { recent.entries.removeFirst(60) }
  }

  /// Follows the list to the simulator that shows it.
  func follow(_ simulator: Simulator) {
    guard simulator !== self.simulator else { return }
    self.simulator = simulator
    for observation in observations.dropFirst() { observation.cancel() }
    observations.removeSubrange(1...)
    observations.append(
      simulator.observeEvents { [weak self] event, _ in
        if case .logged(let line) = event { self?.hear(line) }
      })
    moments = simulator.observeMoments { [weak self] in self?.hear($0) }
    calls = simulator.observeCalls { [weak self] in self?.hear($0) }
  }
}

extension ListTrace.Entry {
  /// The entry without the end of a long line of the console.
  fileprivate var shortened: ListTrace.Entry {
    guard case .logged(var line) = event else { return self }
    line.text = line.text.shortened(toColumns: 80)
    return ListTrace.Entry(time: time, event: .logged(line))
  }
}

// Moves by hand in a list with snapshots, which the model must follow (behaviour 6.21).

extension ListCheck {
  /// Compares the snapshot after a drag with the one before it.
  func hear(_ call: TestCall) {
    guard let source = list?.listDataSource as? any SnapshotSource else { return }
    let now = source.itemOrder
    if call.isDrag, let moved = MovedItems(from: order, to: now) { move = moved }
    order = now
  }

  /// Finds a move that is on screen and in the snapshot, but not in the model, unless tasks or blocks
  /// that write it there are still to run.
  func findUnwrittenMove() {
    guard let moved = move, let list, list.window != nil,
      let work = simulator?.workUnderWay, work.blocks.isEmpty, work.tasks.isEmpty
    else { return }
    move = nil
    guard let property = moved.propertyInOldOrder(list.screenObjects) else { return }
    report(
      .moveNotWrittenBack,
      """
      \(list.kind == .table ? "A row" : "An item") was moved, and \(property) still has the order from before: the next snapshot that is \
      built from it moves the row back. \(ListFinding.writingBack(list.kind))
      """)
  }
}

extension TestCall {
  /// Whether the call drags a row, and could.
  var isDrag: Bool { name.hasPrefix("drag") && failure == nil }
}

extension ListView {
  /// The objects that may hold the model of the screen: the data source, the delegate, and the views
  /// and controllers around the list.
  fileprivate var screenObjects: [AnyObject] {
    var objects = [listDataSource, delegate].compactMap(\.self)
    var responder: Responder? = self
    while let next = responder {
      objects.append(next)
      responder = next.next
    }
    return objects
  }

  /// Whether the data source lets the first row on screen be dragged.
  var offersReordering: Bool {
    if let source = listDataSource as? any SnapshotSource { return source.offersReordering(self) }
    return false
  }
}
