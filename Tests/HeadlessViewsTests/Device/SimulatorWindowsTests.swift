import HeadlessKit
import Testing

@MainActor
@Suite struct SimulatorWindowsTests {
  @Test func aShownViewFillsTheScreenAndIsLaidOut() {
    let simulator = Simulator(screenSize: CGSize(width: 320, height: 568))
    let view = CountingView()
    let window = simulator.show(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.frame == view.frame)
    #expect(view.layouts == 1)
    #expect(view.window === window)
    #expect(window.isKeyWindow)
    #expect(simulator.windows == [window])
  }

  @Test func aViewCanBeShownInAFrame() {
    let simulator = Simulator()
    let view = View()
    let window = simulator.show(view, frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aVisibleWindowIsRetained() {
    let simulator = Simulator()
    weak let window = simulator.show(View())
    #expect(window != nil)
    window?.isHidden = true
    #expect(window == nil)
    #expect(simulator.windows == [])
    #expect(simulator.keyWindow == nil)
  }

  @Test func releasingTheSimulatorReleasesEverything() {
    weak var window: Window?
    weak var view: View?
    weak var gone: Simulator?
    do {
      let simulator = Simulator()
      let shown = ScrollView()
      shown.contentSize = CGSize(width: 390, height: 9000)
      window = simulator.show(shown)
      view = shown
      gone = simulator
      shown.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      simulator.schedule(after: 1, named: "hold all") { _ = (simulator.clock, shown) }.cancel()
      simulator.schedule(after: 1, named: "hold the view") { shown.setNeedsLayout() }
    }
    #expect(gone == nil)
    #expect(window == nil)
    #expect(view == nil)
  }

  @Test func oneWindowIsKey() {
    final class Listening: Window {
      var log: Log?
      override func becomeKey() { log?.add("\(tag) becomes key") }
      override func resignKey() { log?.add("\(tag) resigns key") }
    }
    let simulator = Simulator()
    simulator.run {
      let log = Log()
      let windows = (1...2).map { number in
        let window = Listening()
        window.tag = number
        window.log = log
        return window
      }
      for window in windows { window.makeKeyAndVisible() }
      #expect(log.take() == ["1 becomes key", "1 resigns key", "2 becomes key"])
      #expect(windows.map(\.isKeyWindow) == [false, true])
      simulator.closeWindows()
      #expect(log.take() == ["2 resigns key"])
      #expect(simulator.windows == [])
    }
  }

  @Test func aWindowWithoutAFrameFillsTheScreen() {
    let simulator = Simulator(screenSize: CGSize(width: 100, height: 200))
    let window = simulator.run { Window() }
    #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(window.isHidden)
    #expect(window.window === window)
    #expect(window.simulator === simulator)
  }
}
