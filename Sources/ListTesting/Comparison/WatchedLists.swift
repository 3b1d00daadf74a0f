import HeadlessKit

/// The lists that code on a simulator creates, with a recorder for each, and a check for each list of
/// a whole screen.
@MainActor
final class WatchedLists {
  private struct Entry {
    weak var list: (any ListView)?
    let recorder: ListRecorder
    var check: ListCheck?
    var reported = 0
  }

  private let simulator: Simulator
  private var entries: [Entry] = []
  private var observation: ListObservation?
  private var isChecking = false
  private weak var first: (any ListView)?

  init(_ simulator: Simulator) {
    self.simulator = simulator
    observation = simulator.observeNewLists { [weak self] view in
      if let list = view as? any ListView { self?.add(list) }
    }
  }

  /// The checks that change nothing on screen: not that of reuse, which writes into reused views.
  private static let checks: Set<ListFinding.Check> = [.contract, .staleness, .identity, .timing]

  private func add(_ list: any ListView) {
    entries.append(
      Entry(list: list, recorder: ListRecorder(list, on: simulator), check: check(list)))
  }

  private func check(_ list: any ListView) -> ListCheck? {
    guard isChecking else { return nil }
    let check = ListCheck(list, Self.checks, mode: .record, on: simulator)
    check.looksWhenQuiet = looksWhenQuiet
    check.isInComparison = true
    return check
  }

  /// Whether the checks look whenever the simulator has settled. While a step is awaited it settles
  /// many times, and one look at the end is enough: see ``look()``.
  var looksWhenQuiet = true {
    didSet { for entry in entries { entry.check?.looksWhenQuiet = looksWhenQuiet } }
  }

  /// Looks at every list once. Work that this starts is done first.
  func look() {
    for entry in entries { entry.check?.beginSettledLook() }
    if !simulator.pendingWork.isEmpty { _ = simulator.trySettling() }
    for entry in entries { entry.check?.endSettledLook() }
  }

  /// Attaches a check to every list, and to each one that is created from now on.
  func addChecks() {
    isChecking = true
    for index in entries.indices {
      if let list = entries[index].list { entries[index].check = check(list) }
    }
  }

  /// Ignores lists that are created from now on.
  func stop() {
    observation?.cancel()
  }

  /// Returns the recorder of a list, if it was created while this object watched.
  func recorder(of list: any ListView) -> ListRecorder? {
    entries.first { $0.list === list }?.recorder
  }

  /// The first list that was in a window.
  var main: (any ListView)? {
    if first == nil { first = entries.lazy.compactMap(\.list).first { $0.window != nil } }
    return first
  }

  /// The lists in a window.
  var visible: [any ListView] { entries.compactMap(\.list).filter { $0.window != nil } }

  /// Returns the findings since the last call.
  func takeFindings() -> [ListFinding] {
    entries.indices.flatMap { index -> [ListFinding] in
      let all = entries[index].check?.findings ?? []
      defer { entries[index].reported = all.count }
      return Array(all.dropFirst(entries[index].reported))
    }
  }

  /// Returns whether a list was reloaded while another screen covered it, since the last call.
  func takeCoveredReloads() -> Bool {
    defer { for entry in entries { entry.check?.hasReloadedWhileCovered = false } }
    return entries.contains { $0.check?.hasReloadedWhileCovered == true }
  }

  /// The sentences on the limits of the checks.
  var undecided: [String] { entries.flatMap { $0.check?.undecided ?? [] } }
}
