import HeadlessKit
import Testing

@MainActor
@Suite struct SimulatorTimeTests {
  let simulator = Simulator()

  @Test func advancingRunsDueWorkInOrderOfTime() throws {
    var log: [String] = []
    simulator.schedule(after: 0.2, named: "b") { log.append("b at \(simulator.clock.now)") }
    simulator.schedule(after: 0.1, named: "a") {
      log.append("a at \(simulator.clock.now)")
      simulator.schedule(after: 0.05, named: "nested") {
        log.append("nested at \(simulator.clock.now)")
      }
    }
    simulator.schedule(after: 0.2, named: "c") { log.append("c at \(simulator.clock.now)") }
    simulator.schedule(after: 0.5, named: "late") { log.append("late") }
    try simulator.advance(by: 0.3)
    #expect(log == ["a at 0.1", "nested at 0.15", "b at 0.2", "c at 0.2"])
    #expect(simulator.clock.now == 0.3)
    #expect(simulator.pendingWork == [PendingWork(name: "late", due: 0.5)])
  }

  @Test func aTurnRunsTheWorkQueuedBeforeIt() {
    var log: [String] = []
    simulator.schedule(after: 0, named: "first") {
      log.append("first")
      simulator.schedule(after: 0, named: "second") { log.append("second") }
    }
    simulator.nextTurn()
    #expect(log == ["first"])
    simulator.nextTurn()
    #expect(log == ["first", "second"])
    #expect(simulator.clock.now == 0)
  }

  @Test func settlingEndsWhenNoWorkIsLeft() throws {
    var count = 0
    func again() {
      count += 1
      if count < 5 { simulator.schedule(after: 0.3, named: "again", again) }
    }
    again()
    try simulator.settle()
    #expect(count == 5)
    #expect(simulator.clock.now == 1.2)
    #expect(simulator.pendingWork == [])
  }

  @Test func settlingLeavesRepeatingWorkAndNamesIt() {
    func again() { simulator.schedule(after: 1, named: "heartbeat", again) }
    again()
    #expect(simulator.trySettling() == [])
    #expect(simulator.clock.now == 10)
    #expect(simulator.repeatingWork == [PendingWork(name: "heartbeat", due: 11)])
    #expect(simulator.trySettling(turns: 3) == [])
    #expect(simulator.clock.now == 10)
  }

  @Test func settlingStopsAtALayoutThatInvalidatesItself() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = simulator.show(Restless())
    #expect(
      simulator.trySettling(turns: 5) == [PendingWork(name: "layout of \(window)", due: 0)])
  }

  @Test func cancelledWorkDoesNotRun() throws {
    var ran = false
    let work = simulator.schedule(after: 0.1, named: "no") { ran = true }
    #expect(work.isPending)
    work.cancel()
    #expect(!work.isPending)
    try simulator.settle()
    #expect(!ran)
    #expect(simulator.clock.now == 0)
  }

  @Test func layoutRunsAfterEachPieceOfWork() throws {
    let view = CountingView()
    simulator.show(view)
    #expect(view.layouts == 1)
    for delay in [0.1, 0.2] {
      simulator.schedule(after: delay, named: "dirty") { view.setNeedsLayout() }
    }
    try simulator.advance(by: 0.15)
    #expect(view.layouts == 2)
    try simulator.advance(by: 0.15)
    #expect(view.layouts == 3)
  }

  @Test func finishedWorkIsReleased() throws {
    weak var held: CountingView?
    do {
      let view = CountingView()
      held = view
      simulator.schedule(after: 0.1, named: "hold") { view.setNeedsLayout() }
    }
    #expect(held != nil)
    try simulator.settle()
    #expect(held == nil)
  }
}
