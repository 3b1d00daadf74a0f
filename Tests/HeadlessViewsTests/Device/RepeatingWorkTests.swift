import Foundation
import HeadlessKit
import Testing

/// Settling leaves work that comes again and again, and names it.
@MainActor
@Suite struct RepeatingWorkTests {
  let simulator = Simulator()

  /// A screen that asks a service for news every two seconds, for ever.
  final class PollingScreen: ViewController {
    var polls = 0
    static let line = #line + 4

    func poll() {
      polls += 1
      DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 2) { [weak self] in self?.poll() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      poll()
    }
  }

  @Test func aScreenThatPollsSettlesAndIsNamed() throws {
    let screen = PollingScreen()
    simulator.show(NavigationController(rootViewController: screen))
    var isDone = false
    View.animate(withDuration: 0.3, animations: { screen.view.alpha = 0.5 }) { isDone = $0 }
    try simulator.settle()
    #expect(isDone)
    #expect(
      simulator.repeatingWork.map(\.description) == [
        "asyncAfter scheduled at \(#fileID):\(PollingScreen.line), due at 12.0 s"
      ])
    #expect(screen.polls == 6)
    try simulator.settle()
    let place = "\(#fileID):\(PollingScreen.line)"
    #expect(
      simulator.console.lines.map(\.text) == [
        "settle() left work that repeats: asyncAfter scheduled at \(place)."
      ])
  }

  @Test func aLongButFiniteSeriesIsSettled() throws {
    var letters = 0
    func type() {
      letters += 1
      if letters < 60 {
        DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 0.05) { type() }
      }
    }
    simulator.run { type() }
    try simulator.settle()
    #expect(simulator.pendingWork == [])
    #expect(letters == 60)
  }

  @Test func aSlowSeriesIsLeftAtTheLimit() throws {
    var goesOn = true
    defer { goesOn = false }  // In real time, too, once the test is over.
    func again() {
      guard goesOn else { return }
      DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 40) { again() }
    }
    simulator.run { again() }
    try simulator.settle()
    #expect(simulator.repeatingWork.count == 1)
  }

  @Test func aTimerIsNamedWithItsPlace() throws {
    let line = #line + 1
    let timer = Timer.scheduledOnSimulator(withTimeInterval: 3, repeats: true) { _ in }
    try simulator.settle()
    #expect(
      simulator.repeatingWork.map(\.description) == [
        "timer scheduled at \(#fileID):\(line), due at 3.0 s"
      ])
    timer.invalidate()
    try simulator.settle()
    #expect(simulator.repeatingWork == [])
  }

  @Test func workForTheSameInstantWithoutEndIsStillAnError() {
    var isOver = false
    func again() {
      if !isOver { simulator.schedule(after: 0, named: "busy") { again() } }
    }
    again()
    #expect(throws: QueryFailure.self) { try simulator.settle() }
    isOver = true
  }
}
