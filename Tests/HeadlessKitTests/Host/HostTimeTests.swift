import HeadlessKit
import Testing

@MainActor
@Suite struct HostTimeTests {
  let host = ListHost()

  @Test func advanceRunsWhatIsDueInOrderOfTime() {
    var log: [String] = []
    host.schedule(after: 0.2, named: "b") { log.append("b at \(host.clock.now)") }
    host.schedule(after: 0.1, named: "a") {
      log.append("a at \(host.clock.now)")
      host.schedule(after: 0.05, named: "nested") { log.append("nested at \(host.clock.now)") }
    }
    host.schedule(after: 0.2, named: "c") { log.append("c at \(host.clock.now)") }
    host.schedule(after: 0.5, named: "late") { log.append("late") }
    host.advance(by: 0.3)
    #expect(log == ["a at 0.1", "nested at 0.15", "b at 0.2", "c at 0.2"])
    #expect(host.clock.now == 0.3)
    #expect(host.pendingWork == [PendingWork(name: "late", due: 0.5)])
  }

  @Test func aTurnRunsWhatWasQueuedBeforeIt() {
    var log: [String] = []
    host.schedule(after: 0, named: "first") {
      log.append("first")
      host.schedule(after: 0, named: "second") { log.append("second") }
    }
    host.nextTurn()
    #expect(log == ["first"])
    host.nextTurn()
    #expect(log == ["first", "second"])
    #expect(host.clock.now == 0)
  }

  @Test func settlingEndsWhenNothingIsLeft() {
    var count = 0
    func again() {
      count += 1
      if count < 5 { host.schedule(after: 0.3, named: "again", again) }
    }
    again()
    host.settle()
    #expect(count == 5)
    #expect(host.clock.now == 1.2)
    #expect(host.pendingWork == [])
  }

  @Test func settlingGivesUpOnWhatRepeatsAndNamesIt() {
    func again() { host.schedule(after: 1, named: "heartbeat", again) }
    again()
    #expect(host.trySettling() == [PendingWork(name: "heartbeat", due: 61)])
    #expect(host.clock.now == 60)
    #expect(host.trySettling(turns: 3) == [PendingWork(name: "heartbeat", due: 63)])
  }

  @Test func settlingGivesUpOnALayoutThatAsksForItself() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = host.show(Restless())
    #expect(
      host.trySettling(turns: 5) == [PendingWork(name: "layout of \(window)", due: 0)])
  }

  @Test func cancelledWorkDoesNotRun() {
    var ran = false
    let work = host.schedule(after: 0.1, named: "no") { ran = true }
    #expect(work.isPending)
    work.cancel()
    #expect(!work.isPending)
    host.settle()
    #expect(!ran)
    #expect(host.clock.now == 0)
  }

  @Test func layoutRunsAfterEachPieceOfWork() {
    let view = CountingView()
    host.show(view)
    #expect(view.layouts == 1)
    for delay in [0.1, 0.2] {
      host.schedule(after: delay, named: "dirty") { view.setNeedsLayout() }
    }
    host.advance(by: 0.15)
    #expect(view.layouts == 2)
    host.advance(by: 0.15)
    #expect(view.layouts == 3)
  }

  @Test func workThatHasRunIsLetGo() {
    weak var held: CountingView?
    do {
      let view = CountingView()
      held = view
      host.schedule(after: 0.1, named: "hold") { view.setNeedsLayout() }
    }
    #expect(held != nil)
    host.settle()
    #expect(held == nil)
  }
}
