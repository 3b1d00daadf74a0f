import Dispatch
import HeadlessKit
import Testing

/// Every form of a task runs on the simulator that is current where it starts, and is under way until
/// it ends.
@MainActor
@Suite struct TaskFormsTests {
  /// The ways to start a task.
  enum Form: CaseIterable, Sendable {
    case plain, prioritized, named, namedAndPrioritized, throwing, throwingNamed
    case detached, detachedWithPriority, detachedWithName, detachedThrowing,
      detachedThrowingWithName
    case immediate

    @MainActor func start(_ work: @escaping @MainActor @Sendable () async -> Void) {
      switch self {
      case .plain: Task { await work() }
      case .prioritized: Task(priority: .high) { await work() }
      case .named: Task(name: "load") { await work() }
      case .namedAndPrioritized: Task(name: "load", priority: .low) { await work() }
      case .throwing:
        Task(priority: .low) {
          await work()
          try Task.checkCancellation()
        }
      case .throwingNamed:
        Task(name: "load") {
          await work()
          try Task.checkCancellation()
        }
      case .detached: Task.detached { await work() }
      case .detachedWithPriority: Task.detached(priority: .utility) { await work() }
      case .detachedWithName: Task.detached(name: "load") { await work() }
      case .detachedThrowing:
        Task.detached(priority: .utility) {
          await work()
          try Task.checkCancellation()
        }
      case .detachedThrowingWithName:
        Task.detached(name: "load", priority: .low) {
          await work()
          try Task.checkCancellation()
        }
      case .immediate:
        guard #available(macOS 26, *) else { return Form.plain.start(work) }
        Task.immediate { await work() }
      }
    }
  }

  @Test(arguments: Form.allCases)
  func everyTaskIsCountedAndOnItsSimulator(_ form: Form) async throws {
    let simulator = Simulator()
    let (answers, answer) = AsyncStream<Void>.makeStream()
    var seen: Simulator?
    simulator.run {
      form.start {
        for await _ in answers { break }
        seen = Simulator.current
      }
    }
    #expect(simulator.workUnderWay.tasks.count == 1)
    let first = simulator.workUnderWay.tasks
    answer.yield()
    try await simulator.wait("the task has ended", until: seen != nil, within: .seconds(5))
    #expect(seen === simulator)
    try await simulator.wait(
      "the task is gone", until: simulator.workUnderWay.tasks.isEmpty, within: .seconds(5))
    simulator.run { form.start {} }
    #expect(simulator.workUnderWay.tasks.isDisjoint(with: first))
  }

  @Test func aNameIsTheTasksOwn() async {
    guard #available(macOS 26, *) else { return }
    let simulator = Simulator()
    let names = simulator.run {
      [
        Task(name: "load") { Task.name }, Task(name: "save", priority: .low) { Task.name },
        Task.detached(name: "send") { Task.name },
      ]
    }
    var seen: [String?] = []
    for task in names { seen.append(await task.value) }
    #expect(seen == ["load", "save", "send"])
  }
}
