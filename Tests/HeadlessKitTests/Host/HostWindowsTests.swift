import HeadlessKit
import Testing

@MainActor
@Suite struct HostWindowsTests {
  @Test func showingFillsTheScreenAndLaysOut() {
    let host = ListHost(screenSize: CGSize(width: 320, height: 568))
    let view = CountingView()
    let window = host.show(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.frame == view.frame)
    #expect(view.layouts == 1)
    #expect(view.window === window)
    #expect(window.isKeyWindow)
    #expect(host.windows == [window])
  }

  @Test func showingInAFrame() {
    let host = ListHost()
    let view = View()
    let window = host.show(view, frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aWindowIsOwnedWhileItIsVisible() {
    let host = ListHost()
    weak let window = host.show(View())
    #expect(window != nil)
    window?.isHidden = true
    #expect(window == nil)
    #expect(host.windows == [])
    #expect(host.keyWindow == nil)
  }

  @Test func releasingTheHostReleasesEverything() {
    weak var window: Window?
    weak var view: View?
    weak var gone: ListHost?
    do {
      let host = ListHost()
      let shown = ScrollView()
      shown.contentSize = CGSize(width: 390, height: 9000)
      window = host.show(shown)
      view = shown
      gone = host
      shown.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      host.schedule(after: 1, named: "hold all") { _ = (host.clock, shown) }.cancel()
      host.schedule(after: 1, named: "hold the view") { shown.setNeedsLayout() }
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
    let host = ListHost()
    host.run {
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
      host.closeWindows()
      #expect(log.take() == ["2 resigns key"])
      #expect(host.windows == [])
    }
  }

  @Test func aWindowWithoutAFrameFillsTheScreen() {
    let host = ListHost(screenSize: CGSize(width: 100, height: 200))
    let window = host.run { Window() }
    #expect(window.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(window.isHidden)
    #expect(window.window === window)
    #expect(window.host === host)
  }
}
