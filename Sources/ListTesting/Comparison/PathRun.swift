import Foundation
import HeadlessKit
import ListCore

/// One path of a comparison: its screen, on its own simulator, and its recording.
@MainActor
final class PathRun<Model> {
  private let pair: ScreenPair<Model>
  private let make: @MainActor (Model) -> ComparedScreen<Model>
  private var simulator: Simulator
  private var screen: ComparedScreen<Model>?
  private var recorder: ListRecorder?
  private var watch: WatchedLists
  private var state = ScreenState.nothing
  /// Whether the screen crashed, and crashed again when it was recreated.
  private var isBroken = false
  /// The work that the last step left, which is not waited for again.
  private var leftWork = UnfinishedWork()
  /// The work that the current step waits for, in words.
  private var awaited: [String] = []
  private var calls: TestCallObservation?
  /// Whether a row was dragged in the current step.
  private var dragsRow = false

  init(_ pair: ScreenPair<Model>, make: @escaping @MainActor (Model) -> ComparedScreen<Model>) {
    self.pair = pair
    self.make = make
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
    watch = WatchedLists(simulator)
    observeCalls()
  }

  private func observeCalls() {
    calls = simulator.observeCalls { [weak self] call in
      if call.isDrag { self?.dragsRow = true }
    }
  }

  /// Whether a whole screen is compared, and not only a list.
  var isWhole: Bool { screen?.controller != nil }

  /// Creates the screen and shows it.
  func start(_ model: Model) -> PathComparison.PathStep {
    record { self.show(model) }
  }

  /// Creates the screen and shows it, and waits for the work that this begins.
  func start(_ model: Model, within limit: Duration) async -> PathComparison.PathStep {
    await record(within: limit) { self.show(model) }
  }

  /// Performs a step. A screen that could not be recreated is created again from the step's model.
  func perform(_ step: ScreenStep<Model>) -> PathComparison.PathStep { record(work(of: step)) }

  /// Performs a step, and waits for the work that it begins.
  func perform(
    _ step: ScreenStep<Model>, within limit: Duration
  ) async -> PathComparison.PathStep {
    if case .wait(let action) = step.content {
      return await record(within: limit) { [self] in try await action(simulator) }
    }
    return await record(within: limit, work(of: step))
  }

  /// Returns what a step does, unless it awaits something.
  private func work(of step: ScreenStep<Model>) -> @MainActor () throws -> Void {
    switch step.content {
    case .model(let model) where isBroken:
      renewSimulator()
      isBroken = false
      return { self.show(model) }
    case .model(let model): return { self.screen?.update(model) }
    case .act(let action):
      return { [self] in
        guard let screen = screen?.listScreen else { throw MisplacedAction() }
        try action(screen, simulator)
      }
    case .touch(let action): return { [self] in try action(simulator) }
    case .wait: return { throw MisplacedWait() }
    }
  }

  /// Recreates the screen after a crash, without recording.
  ///
  /// - Parameters:
  ///   - model: The model to show.
  ///   - other: The state of the other path, if it did not crash: its selection and its scroll
  ///     offset are taken over, so that later steps start from the same state.
  func recover(_ model: Model, as other: ScreenState?) {
    renewSimulator()
    let crash = captureCrash {
      simulator.run { show(model) }
      _ = simulator.trySettling()
      simulator.run { other.map(resume) }
      _ = simulator.trySettling()
    }
    isBroken = crash != nil
    recorder.map { _ = $0.takeTrace() }
    note()
  }

  /// Creates a new simulator at the same time.
  private func renewSimulator() {
    let time = simulator.clock.now
    simulator = Simulator(screenSize: pair.screenSize, profile: pair.profile)
    simulator.tryAdvancing(by: time)
    watch = WatchedLists(simulator)
    observeCalls()
  }

  private func show(_ model: Model) {
    let screen = make(model)
    self.screen = screen
    if let list = screen.listScreen?.list {
      watch.stop()
      recorder = watch.recorder(of: list) ?? ListRecorder(list, on: simulator)
    } else {
      watch.addChecks()
    }
    screen.show(on: simulator)
  }

  private func record(_ work: () throws -> Void) -> PathComparison.PathStep {
    let before = state
    var failure: (any Error)?
    let crash = captureCrash {
      do {
        try simulator.run(work)
        try simulator.settle()
      } catch {
        failure = error
        _ = simulator.trySettling()
      }
    }
    return finish(before, crash, failure)
  }

  private func record(
    within limit: Duration, _ work: @MainActor () async throws -> Void
  ) async -> PathComparison.PathStep {
    let before = state
    var failure: (any Error)?
    watch.looksWhenQuiet = false
    let crash = await captureCrash {
      do {
        try await simulator.run { try await work() }
        try simulator.settle()
        try await waitForWork(within: limit)
      } catch {
        failure = error
        _ = simulator.trySettling()
      }
      watch.look()
    }
    return finish(before, crash, failure, within: limit)
  }

  /// Lets the main queue, tasks and real time go on until the step has left no work, or until a
  /// limit.
  private func waitForWork(within limit: Duration) async throws {
    awaited = UnfinishedWork(on: simulator).words(besides: leftWork)
    try await simulator.settleMainQueue()
    try? await simulator.wait(
      until: {
        _ = simulator.trySettling()
        let work = UnfinishedWork(on: simulator)
        defer { leftWork.limit(to: work) }
        return work.isWithin(leftWork)
      }, within: limit)
  }

  private func finish(
    _ before: ScreenState, _ crash: CrashReport?, _ failure: (any Error)?,
    within limit: Duration? = nil
  ) -> PathComparison.PathStep {
    note()
    defer { (awaited, dragsRow) = ([], false) }
    leftWork = UnfinishedWork(on: simulator)
    var trace = recorder?.takeTrace() ?? ListTrace()
    if let crash, trace.count(where: \.isCrash) == 0 {  // a snapshot's crash, not the list's
      trace.entries.append(ListTrace.Entry(time: simulator.clock.now, event: .crashed(crash)))
    }
    return PathComparison.PathStep(
      before: before, after: state, trace: trace, crash: crash,
      failure: failure.map { "\($0)" }, gap: gap,
      look: isWhole ? ScreenLook(simulator, drawing: "") : nil, findings: watch.takeFindings(),
      undecided: watch.undecided + leftWork.undecided(within: limit)
        + trace.unavailable(in: pair.profile),
      usesSnapshots: list?.usesSnapshots ?? false, unfinished: leftWork.findings(within: limit),
      limit: limit, awaited: awaited, awaitsSnapshot: list?.awaitsSnapshot ?? false,
      order: (list?.listDataSource as? any SnapshotSource)?.itemOrder.map(\.hashValue) ?? [],
      dragsRow: dragsRow, failedEditing: failure.flatMap(EditingTouch.init),
      offersReordering: dragsRow && list?.offersReordering ?? false,
      reloadsWhileCovered: watch.takeCoveredReloads())
  }

  /// The drawing of the whole screen as it is now.
  var drawing: String { simulator.screenDrawing }

  /// The list of the screen; of a whole screen, the first one that was in a window.
  private var list: (any ListView)? {
    screen?.listScreen.map { $0.list as any ListView } ?? watch.main
  }

  private func note() {
    if isWhole, recorder == nil, let main = watch.main {
      recorder = watch.recorder(of: main)
    }
    if let list { state = ScreenState(list) }
  }

  /// The reason why the list cannot be compared; `nil` if it can.
  private var gap: String? {
    let lists = screen?.listScreen.map { [$0.list as any ListView] } ?? watch.visible
    return lists.lazy.compactMap(\.gap).first
  }

  private func resume(_ other: ScreenState) {
    guard let list = screen?.listScreen?.list else { return }
    let counts = list.inspection.counts ?? []
    for path in other.selection where counts.contains(path) {
      if let table = list as? TableView {
        table.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
      } else if let view = list as? CollectionView {
        view.selectItem(at: IndexPath(path), animated: false, scrollPosition: [])
      }
    }
    list.contentOffset = CGPoint(x: other.visible.x, y: other.visible.y)
  }
}

extension ListTrace {
  /// Returns the calls in the trace that do not compile for a release, which no simulation can tell.
  fileprivate func unavailable(in profile: SystemProfile) -> [String] {
    let calls = [
      count(where: \.reloadsSnapshot) > 0 ? "applySnapshotUsingReloadData(_:)" : nil,
      count(where: \.reconfigures) > 0 ? "reconfigureItems(_:)" : nil,
    ].compactMap(\.self)
    // Only iOS 13 and 14 reload there (behaviour 6.6).
    guard !profile.diffsWithoutAnimation, !calls.isEmpty else { return [] }
    return [
      """
      whether an app for \(profile.name) builds: \(calls.joined(separator: " and ")) \
      \(calls.count == 1 ? "needs" : "need") iOS 15.
      """
    ]
  }
}

extension ListEvent {
  fileprivate var reloadsSnapshot: Bool {
    if case .beganApply(let apply) = self { apply.style == .reloadData } else { false }
  }

  fileprivate var reconfigures: Bool {
    if case .calledReconfigure = self { true } else { false }
  }

  fileprivate var isCrash: Bool {
    if case .crashed = self { true } else { false }
  }
}

extension ListView {
  /// The reason why nothing can be said about the list's content; `nil` if something can.
  fileprivate var gap: String? {
    if window == nil {
      return "the list is not in a window: it is not part of the screen that is shown"
    }
    if bounds.width <= 0 || bounds.height <= 0 {
      let (width, height) = (Int(nearest: bounds.width), Int(nearest: bounds.height))
      return "the list is \(width) x \(height) points, so it shows nothing: give it a frame"
    }
    if listDataSource == nil {
      return "the list has no data source: set one, and retain it, since the list does not"
    }
    if inspection.counts == nil { return "the list has not loaded its counts" }
    return nil
  }
}

/// A step acts on a list, and the screen is a view controller.
private struct MisplacedAction: Error, CustomStringConvertible {
  let description = """
    the step acts on the list of a screen, and a view controller is compared. Touch what is on the \
    screen: .act("delete") { simulator in … }
    """
}

/// A step awaits something, and the comparison is not awaited.
private struct MisplacedWait: Error, CustomStringConvertible {
  let description = """
    the step awaits something, and the main queue does not run in this comparison. Await one that \
    gives it time: await PathComparison(steps, within: .seconds(1), …)
    """
}

extension ScreenState {
  /// The state before a list is created.
  fileprivate static let nothing = ScreenState(
    kind: .table, visible: Frame(x: 0, y: 0, width: 0, height: 0), contentHeight: 0, counts: nil,
    cells: [])
}
