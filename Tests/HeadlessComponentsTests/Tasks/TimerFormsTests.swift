#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessComponents
  @testable import HeadlessKit
  @testable import HeadlessViews

  /// Timers that are made first and added to a run loop later.
  @MainActor
  @Suite struct TimerFormsTests {
    @MainActor private final class Clock: NSObject {
      var ticks: [String] = []
      func tick(_ timer: Timer) { ticks.append(timer.userInfo as? String ?? "tick") }
    }

    @Test func aTimerWithATargetStartsWhenItIsAdded() throws {
      let (simulator, clock) = (Simulator(), Clock())
      let timer = Timer.onSimulator(
        timeInterval: 2, target: clock, selector: Selector(Clock.tick, "tick:"), userInfo: "tock",
        repeats: true)
      try simulator.advance(by: 5)
      #expect(clock.ticks == [])
      simulator.run { RunLoop.main.addOnSimulator(timer, forMode: .common) }
      try simulator.advance(by: 5)
      #expect(clock.ticks == ["tock", "tock"])
      timer.invalidate()
      try simulator.advance(by: 5)
      #expect(clock.ticks.count == 2)
    }

    @Test func aTimerWithADateFiresThenFirst() throws {
      let (simulator, clock) = (Simulator(), Clock())
      let once = Timer.onSimulator(
        fireAt: Date() + 100, interval: 0, target: clock, selector: Selector(Clock.tick, "tick:"),
        userInfo: nil, repeats: false)
      let often = Timer.onSimulator(fire: Date() + 100, interval: 10, repeats: true) { timer in
        MainActor.assumeIsolated { clock.ticks.append("often") }
      }
      simulator.run {
        RunLoop.main.addOnSimulator(once, forMode: .common)
        RunLoop.main.addOnSimulator(often, forMode: .common)
      }
      try simulator.advance(by: 90)
      #expect(clock.ticks == [])
      try simulator.advance(by: 25)
      #expect(clock.ticks.sorted() == ["often", "often", "tick"])
      #expect(!once.isValid)
      #expect(often.isValid && often.timeInterval == 10)
      often.invalidate()
    }

    @Test func aDateThatHasPassedFiresAtOnce() throws {
      let (simulator, clock) = (Simulator(), Clock())
      let timer = Timer.onSimulator(
        fireAt: Date() - 100, interval: 3, target: clock, selector: Selector(Clock.tick, "tick:"),
        userInfo: nil, repeats: true)
      simulator.run { RunLoop.main.addOnSimulator(timer, forMode: .common) }
      try simulator.advance(by: 4)
      #expect(clock.ticks.count == 2)
      timer.invalidate()
    }
  }
#endif
