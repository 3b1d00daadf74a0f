import Dispatch
import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct WaitingTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 200))
  let label = Label()

  init() { simulator.show(label) }

  private func say(_ text: String) { label.text = text }

  /// Ways in which an app does something later.
  enum Delay: CaseIterable, Sendable {
    case animation, dispatch, sleep, otherQueue, several

    @MainActor func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
      switch self {
      case .animation: View.animate(withDuration: 0.2, animations: {}) { _ in work() }
      case .dispatch: DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { work() }
      case .sleep:
        Task {
          try await Task.sleep(for: .milliseconds(50))
          work()
        }
      case .otherQueue:
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.02)
          DispatchQueue.main.async { work() }
        }
      case .several:
        Delay.otherQueue.perform {
          Delay.animation.perform { Delay.sleep.perform { Delay.dispatch.perform(work) } }
        }
      }
    }
  }

  @Test(arguments: Delay.allCases)
  func aQueryWaitsForWhatComesLater(_ delay: Delay) async throws {
    delay.perform { say("Anna") }
    #expect(simulator.findAll(.text("Anna")).isEmpty)
    let found = try await simulator.find(.text("Anna"), within: .seconds(5))
    #expect(found.view === label)
    #expect(try await simulator.find(.text("Anna"), as: Label.self, within: .zero) === label)
    #expect(try await simulator.findAll(.text("Anna"), within: .zero).count == 1)
  }

  @Test(arguments: Delay.allCases)
  func anyConditionIsWaitedFor(_ delay: Delay) async throws {
    var calls = 0
    delay.perform { say("done") }
    try await simulator.wait(until: label.text == "done", within: .seconds(5))
    label.text = nil
    delay.perform { say("again") }
    try await simulator.wait(
      until: {
        calls += 1
        return label.text == "again"
      }, within: .seconds(5))
    #expect(calls > 1)
  }

  @Test func whatHoldsAlreadyTakesNoTime() async throws {
    say("Anna")
    simulator.schedule(after: 0.001, named: "later") { label.text = nil }
    try await simulator.find(.text("Anna"), within: .seconds(60))
    #expect(simulator.clock.now == 0)
    #expect(label.text == "Anna")
  }

  @Test func theClockMovesToTheLimitAndNoFurther() async {
    var fired: [Double] = []
    for delay in [0.05, 0.1, 0.15] {
      simulator.schedule(after: delay, named: "at \(delay)") { fired.append(delay) }
    }
    await #expect(throws: WaitFailure.self) {
      try await simulator.wait(until: false, within: .milliseconds(100))
    }
    #expect(fired == [0.05, 0.1])
    #expect(simulator.clock.now == 0.1)
  }

  @Test func aFailureDrawsTheScreenAndNamesPendingWork() async throws {
    say("Emma")
    simulator.schedule(after: 9, named: "slow animation") {}
    let failure = await #expect(throws: QueryFailure.self) {
      try await simulator.find(
        .text("Emmy"), within: .milliseconds(10), file: "Shop/Tests.swift", line: 7)
    }
    let text = try #require(failure).description
    let now = try simulator.findFailure(.text("Emmy"))
    #expect(
      text.components(separatedBy: "\n").prefix(2) == [
        #"Tests.swift:7: nothing on the screen matches .text("Emmy") within 0.01 s."#,
        #"  - label "Emma" is spelled differently: .text("Emma")"#,
      ])
    #expect(failure?.wait?.limit == 0.01)
    #expect(failure?.wait?.pending.first == "slow animation, due at 9.0 s")
    #expect(failure?.screen == now.screen)
    #expect(failure?.reason == now.reason)
    #expect(text.contains("Still pending: slow animation, due at 9.0 s"))
  }

  @Test func aFailureSaysThatNothingIsPending() async throws {
    let failure = await #expect(throws: QueryFailure.self) {
      try await simulator.find(.text("Emmy"), within: .milliseconds(1))
    }
    var alone = try #require(failure)
    alone.wait?.pending = []
    let line = "Nothing that the simulator sees is still pending."
    #expect(alone.description.contains(line))
    alone.reason = .several([])
    #expect(!alone.description.contains(line))
  }

  @Test func aConditionThatDoesNotHoldDrawsTheScreen() async throws {
    say("Emma")
    let failure = await #expect(throws: WaitFailure.self) {
      try await simulator.wait(
        until: false, within: .milliseconds(20), file: "Shop/Tests.swift", line: 8)
    }
    var alone = try #require(failure)
    #expect(alone.screen == simulator.screenDrawing)
    alone.wait.pending = ["an animation, due at 1.0 s"]
    #expect(
      alone.description == """
        Tests.swift:8: Simulator.wait: the condition does not hold within 0.02 s.
        Still pending: an animation, due at 1.0 s.

        \(simulator.screenDrawing)
        """)
  }

  @Test func aConditionSaysWhatItIsInWords() async throws {
    var calls: [TestCall] = []
    let observation = simulator.observeCalls { calls.append($0) }
    let failure = await #expect(throws: WaitFailure.self) {
      try await simulator.wait(
        "seven rows", until: false, within: .milliseconds(20), file: "Shop/Tests.swift", line: 8)
    }
    observation.cancel()
    var alone = try #require(failure)
    (alone.wait.pending, alone.notes) = ([], ["A note."])
    let verdict = #"the condition "seven rows" does not hold within 0.02 s."#
    #expect(
      alone.description == """
        Tests.swift:8: Simulator.wait: \(verdict)
        Nothing that the simulator sees is still pending. It does not see the system's timers, work \
        items, and what other libraries call later.
        A note.

        \(simulator.screenDrawing)
        """)
    #expect(calls.map(\.name) == ["wait"])
    #expect(calls.map(\.subject) == ["seven rows"])
    #expect(calls.map(\.failure) == [verdict])
  }

  /// A service that never answers: nothing is scheduled, but a task has not ended.
  @Test func aFailureNamesTasksThatWait() async throws {
    func pending() async throws -> [String] {
      let failure = await #expect(throws: QueryFailure.self) {
        try await simulator.find(.text("Emma"), within: .milliseconds(20))
      }
      return try #require(failure?.wait).pending.filter { !$0.contains("other simulator") }
    }
    let (answers, answer) = AsyncStream<Void>.makeStream()
    #expect(try await pending() == [])
    Task { for await _ in answers {} }
    let unseen = "for something the simulator does not see, such as the answer of a service"
    #expect(try await pending() == ["1 task that waits \(unseen)"])
    Task { for await _ in answers {} }
    let sleep = Task { try await Task.sleepOnSimulator(for: .seconds(60)) }
    let both = try await pending()
    #expect(
      both.map { $0.prefix { $0 != "," } } == [
        "Task.sleep", "2 tasks that wait \(unseen)"[...].prefix { $0 != "," },
      ])
    sleep.cancel()
    answer.finish()
  }

  @Test func anErrorOfTheConditionEndsTheWait() async {
    struct Broken: Error {}
    await #expect(throws: Broken.self) {
      try await simulator.wait(until: { throw Broken() }, within: .seconds(60))
    }
  }

  @Test func aCancelledTestStopsWaiting() async {
    let task = Task { try await simulator.wait(until: false, within: .seconds(600)) }
    task.cancel()
    await #expect(throws: WaitFailure.self) { try await task.value }
  }
}

extension Simulator {
  /// Returns the failure of a query that finds nothing.
  fileprivate func findFailure(_ query: ScreenQuery) throws -> QueryFailure {
    do {
      _ = try find(query)
    } catch {
      return error
    }
    struct Found: Error {}
    throw Found()
  }
}
