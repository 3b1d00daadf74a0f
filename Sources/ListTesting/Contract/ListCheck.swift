import Foundation
import HeadlessKit
import ListCore

/// Watches one list, and finds what its screen does wrong and UIKit does not say.
///
/// ```swift
/// let check = ListCheck(table, mode: .call { Issue.record($0) })
/// ```
///
/// One line attaches it to any screen. It looks whenever the simulator has settled, and when the
/// test calls ``look()`` or ``verify()``. To learn what should be on screen it asks the data source
/// for views that are never shown; see `TableView.freshCell(at:)`. It takes what is not done yet
/// for under way: content that arrives later must arrive on the simulator's clock. What a delegate
/// sets in `willDisplay` is left out.
///
/// A check does not keep its list alive.
@MainActor
public final class ListCheck {
  /// The checks that suit every screen.
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
  /// What views showed when they had been configured and laid out.
  var configured: [ListViewName: ViewLook] = [:]
  /// What views showed when the delegate was about to be told that they will be shown.
  var displayed: [ListViewName: ViewLook] = [:]
  /// The properties that the delegate sets in `willDisplay`, of which a data source knows nothing.
  var decorations: Set<String> = []
  /// The views that were given their content since the last layout.
  var newlyConfigured: Set<ListViewName> = []
  /// The look that is being taken.
  var pass: LookPass?
  /// Whether nothing is looked at any more.
  private(set) var isOver = false
  /// Whether a diffable data source is at work.
  var isApplying = false

  /// Attaches a check to a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - checks: What to look for. With ``ListFinding/Check/leaks``, ``verify()`` takes work that
  ///     the simulator has not done for a fault. ``ListFinding/Check/identity`` hears what
  ///     snapshots print on the console; ``SnapshotIdentityCheck`` looks at the identifiers.
  ///   - mode: What to do with findings.
  ///   - simulator: The simulator that the list is, or will be, shown on; the list's own if `nil`.
  ///   - identity: Tells which item is at a path now, for every path of the list. Without it items
  ///     are told apart by the texts of the cells on screen.
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
  }

  /// What was found so far, in order.
  public var findings: [ListFinding] { log.findings }

  /// Looks at the list now, and throws the first finding, if that is the mode.
  public func verify() throws {
    look()
    if checks.contains(.leaks), let simulator {
      for finding in ListFinding.workLeft(on: simulator) { log.add(finding) }
    }
    try log.verify()
  }

  /// Ends the check. The findings stay. A crash of the list ends it too.
  public func stop() {
    isOver = true
    for observation in observations { observation.cancel() }
    observations = []
    moments?.cancel()
    moments = nil
  }
}

extension ListCheck {
  /// Who is where now, according to the client; nobody without its help.
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

  /// Whether the client tells which item is where.
  var knowsIdentities: Bool { identity != nil }

  /// Takes in a finding, with the end of the trace, if it is looked for.
  func report(_ kind: ListFinding.Kind, at places: [ListPlace] = [], _ sentence: String) {
    guard checks.contains(kind.check) else { return }
    let topics: Set<ListEvent.Topic> = [.views, .changes, .people, .words]
    let excerpt = ListTrace(recent.about(topics).entries.suffix(12))
    log.add(ListFinding(kind, at: places, sentence, trace: excerpt))
  }

  /// Keeps the end of the trace.
  func remember(_ event: ListEvent) {
    recent.entries.append(ListTrace.Entry(time: simulator?.clock.now ?? 0, event: event))
    if recent.entries.count > 120 { recent.entries.removeFirst(60) }
  }

  /// Goes along with the list to the simulator that it is on.
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
  }
}
