import HeadlessKit
import Testing

/// Hidden windows that nobody owns any more.
@MainActor
@Suite struct ForgottenWindowTests {
  let simulator = Simulator()

  /// Puts a view into a new window and forgets the window, as helpers of tests do.
  private func putIntoWindow(_ view: View) -> () -> Window? {
    simulator.run {
      let window = Window()
      window.addSubview(view)
      return { [weak window] in window }
    }
  }

  @Test func aHiddenWindowLivesUntilTheMainQueueTurns() async throws {
    let field = TextField()
    let window = putIntoWindow(field)
    #expect(field.window != nil)
    #expect(simulator.run { field.becomeFirstResponder() })
    try await simulator.settleMainQueue()
    #expect(window() == nil)
    #expect(field.window == nil)
  }

  @Test func aWindowThatWasShownIsItsSimulators() {
    let view = View()
    let window = putIntoWindow(view)
    window()?.isHidden = false
    window()?.isHidden = true
    #expect(window() == nil)
  }
}
