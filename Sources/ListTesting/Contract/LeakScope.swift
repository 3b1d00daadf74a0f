import HeadlessKit

/// The scope of a leak check: a simulator, and objects that must be released with it.
@preconcurrency @MainActor
public final class LeakScope {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// The simulator to show screens on. It is released at the end.
  public let simulator: Simulator
  private var watched: [Watched] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Watches an object: a controller, a data source, a cell.
  ///
  /// - object: The object. It is not retained.
  ///   - name: The object's name in a finding; `nil` to use its class.
  ///   - name: Its name in a finding; `nil` for its class.
  /// - Returns: The object.
  @discardableResult
  public func watch<Object: AnyObject>(_ object: Object, _ name: String? = nil) -> Object {
    if known.insert(ObjectIdentifier(object)).inserted {
      watched.append(Watched(name: name ?? "\(type(of: object))", object: object))
    }
    return object
  }

  /// Watches every view in the simulator's windows, and the data sources and delegates of the lists
  /// among them.
  func watchWhatIsShown() {
    for window in simulator.windows { watchTree(window) }
  }

  private func watchTree(_ view: View) {
    watch(view)
    if let table = view as? TableView {
      if let source = table.dataSource { watch(source) }
      if let delegate = table.delegate { watch(delegate) }
    } else if let list = view as? CollectionView {
      if let source = list.dataSource { watch(source) }
      if let delegate = list.delegate { watch(delegate) }
    }
    for child in view.subviews { watchTree(child) }
  }

  /// Returns the names of the objects that still exist after the scope and its simulator are
  /// released, with the number of each, in the order in which they were watched.
  var survivors: () -> [String] {
    { [watched] in
      let alive = watched.filter { $0.object != nil }.map(\.name)
      var counts: [String: Int] = [:]
      for name in alive { counts[name, default: 0] += 1 }
      return alive.compactMap { name in
        counts.removeValue(forKey: name).map { $0 == 1 ? name : "\($0) × \(name)" }
      }
    }
  }
}

/// Runs a part of a test on its own simulator, and finds what remains after both are released:
/// objects that still exist, and pending work.
///
/// ```swift
/// try expectNoLeaks(mode: .call { Issue.record($0) }) { scope in
///   let screen = scope.watch(BooksViewController())
///   scope.simulator.show(screen)
///   try scope.simulator.settle()
/// }
/// ```
///
/// Views that are displayed at the end, and the data sources and delegates of lists, are watched
/// automatically.
///
/// - Parameters:
///   - mode: The action for each finding.
///   - profile: The profile of the simulator.
///   - body: The part of the test. Its scope has the simulator.
/// - Returns: The findings.
@preconcurrency @MainActor
@discardableResult
public func expectNoLeaks(
  mode: CheckMode = .record, profile: SystemProfile = .newest,
  _ body: (LeakScope) throws -> Void
) rethrows -> [ListFinding] {
  var log = FindingLog(mode)
  let survivors = try {
    let scope = LeakScope(Simulator(profile: profile))
    try scope.simulator.run { try body(scope) }
    return scope.end(&log)
  }()
  log.add(survivors: survivors())
  return log.findings
}

/// Runs an asynchronous part of a test on its own simulator, and finds what remains after both are
/// released: objects that still exist, and pending work.
///
/// ```swift
/// try await expectNoLeaks(mode: .call { Issue.record($0) }) { scope in
///   scope.simulator.show(scope.watch(BooksViewController()))
///   try await scope.simulator.find(.text("Emma"), within: .seconds(1))
/// }
/// ```
///
/// A task retains what it uses until it has ended, so objects get up to a tenth of a second of real
/// time to be released.
///
/// - Parameters:
///   - mode: The action for each finding.
///   - profile: The profile of the simulator.
///   - body: The part of the test. Its scope has the simulator.
/// - Returns: The findings.
@preconcurrency @MainActor
@discardableResult
@_disfavoredOverload
public func expectNoLeaks(
  mode: CheckMode = .record, profile: SystemProfile = .newest,
  _ body: @MainActor (LeakScope) async throws -> Void
) async rethrows -> [ListFinding] {
  var log = FindingLog(mode)
  let survivors = try await survivors(of: body, profile, &log)
  let limit = ContinuousClock.now + .milliseconds(100)
  while !survivors().isEmpty, ContinuousClock.now < limit, !Task.isCancelled {
    try? await Task.sleep(for: .milliseconds(1))
  }
  log.add(survivors: survivors())
  return log.findings
}

/// Runs an asynchronous part of a test, and releases its scope.
@MainActor
private func survivors(
  of body: @MainActor (LeakScope) async throws -> Void, _ profile: SystemProfile,
  _ log: inout FindingLog
) async rethrows -> () -> [String] {
  let scope = LeakScope(Simulator(profile: profile))
  try await scope.simulator.run { try await body(scope) }
  return scope.end(&log)
}

extension LeakScope {
  /// Watches what is shown, adds a finding for each piece of pending work, and returns the
  /// survivors.
  fileprivate func end(_ log: inout FindingLog) -> () -> [String] {
    watchWhatIsShown()
    for finding in ListFinding.workLeft(on: simulator) { log.add(finding) }
    return survivors
  }
}

extension FindingLog {
  /// Adds a finding that names the objects that still exist, if there are some.
  fileprivate mutating func add(survivors names: [String]) {
    guard !names.isEmpty else { return }
    add(
      ListFinding(
        .stillAlive,
        """
        Still alive after the screen was released: \(names.joined(separator: ", ")). Something \
        retains it. Closures that a screen retains, such as the cell provider of its data source, \
        must capture the screen weakly.
        """))
  }
}

extension ListFinding {
  /// Returns one finding for each piece of a simulator's pending work.
  @MainActor static func workLeft(on simulator: Simulator) -> [ListFinding] {
    simulator.pendingWork.map { work in
      ListFinding(
        .workLeft,
        """
        "\(work.name)" is still to be done at \(work.due) s, and the test is over. Settle the simulator, \
        or cancel the work when the screen goes.
        """)
    }
  }
}
