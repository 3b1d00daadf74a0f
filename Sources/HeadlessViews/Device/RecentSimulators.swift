/// The simulators that tests use, by the task that used them, and in order of use.
///
/// A test's task cannot be given a task-local value after it has started, so the simulator that it
/// made or used is found by the identity of the task.
@MainActor
struct RecentSimulators {
  /// The identity of a task, which a later task may have again.
  private typealias TaskIdentity = Int

  private struct Use {
    let simulator: SimulatorReference
    /// The simulator that the task had inherited, which tells it from a later task with its
    /// identity.
    let inherited: SimulatorReference?
  }

  private var byTask: [TaskIdentity: Use] = [:]
  private var capacity = 64
  /// The simulators but the main one, the most recently used last.
  private var inOrder: [SimulatorReference] = []

  init() {}

  /// Notes that the running task uses a simulator.
  mutating func noteUse(of simulator: Simulator) {
    let reference = simulator.reference
    let inherited = SimulatorScope.inherited
    if let task = Self.runningTask, inherited?.isExplicit != true {
      if byTask.count >= capacity {
        byTask = byTask.filter { $0.value.simulator.simulator != nil }
        capacity = max(64, byTask.count * 2)
      }
      byTask[task] = Use(simulator: reference, inherited: inherited?.reference)
    }
    guard inOrder.last !== reference, !simulator.isMain else { return }
    inOrder.removeAll { $0 === reference || $0.simulator == nil }
    inOrder.append(reference)
  }

  /// The simulator that the running task made or used last, if it still exists.
  var usedInTask: Simulator? {
    guard let task = Self.runningTask, let use = byTask[task],
      use.inherited === SimulatorScope.inherited?.reference
    else { return nil }
    return use.simulator.simulator
  }

  /// The most recently used simulator that still exists.
  var mostRecent: Simulator? { inOrder.reversed().lazy.compactMap(\.simulator).first }

  /// The existing simulators but the main one, the most recently used first.
  var existing: [Simulator] { inOrder.reversed().compactMap(\.simulator) }

  /// The task that runs. Code outside the main queue asks, too, which reads the screen's scale there:
  /// an isolated closure would stop it.
  private static var runningTask: TaskIdentity? {
    withUnsafeCurrentTask { @Sendable in $0?.hashValue }
  }

  /// Whether the running task is the body of a test that has used no simulator yet. Swift Testing
  /// names the tasks of tests; those that a test or an app starts have no name or another one.
  static var isTestBody: Bool { isInSwiftTest }

  /// Whether a test of Swift Testing runs this code itself.
  static var isInSwiftTest: Bool {
    guard #available(macOS 26, *) else { return false }
    return Task.name?.hasPrefix("[Swift Testing]") == true
  }
}
