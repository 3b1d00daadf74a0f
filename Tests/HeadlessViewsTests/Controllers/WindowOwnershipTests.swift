import Dispatch
import Foundation
import HeadlessKit
import Testing

/// Who owns a window, and what it posts.
@MainActor
@Suite struct WindowOwnershipTests {
  let simulator = Simulator()

  /// Waits for a turn of the main queue.
  private func turn() async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
  }

  private func showInAForgottenWindow(_ controller: ViewController) {
    let window = Window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func aForgottenWindowIsGoneAfterTheTurn() async {
    let controller = ViewController()
    showInAForgottenWindow(controller)
    simulator.layoutIfNeeded()
    #expect(controller.view.window != nil)
    await turn()
    #expect(controller.view.window == nil)
    #expect(simulator.windows.isEmpty)
    #expect(simulator.keyWindow == nil)
  }

  @Test func aWindowThatATestHoldsStays() async {
    let window = Window()
    window.rootViewController = ViewController()
    window.isHidden = false
    await turn()
    #expect(simulator.windows == [window])
    window.isHidden = true
    #expect(simulator.windows.isEmpty)
  }

  @Test func theSimulatorOwnsWhatItShows() async {
    weak var window: Window?
    do { window = simulator.show(ViewController()) }
    await turn()
    #expect(simulator.windows.count == 1)
    #expect(window != nil)
    simulator.closeWindows()
    await turn()
    #expect(window == nil)
  }

  @Test func aScreenIsReleasedWithItsWindow() async {
    weak var controller: ViewController?
    do {
      let new = ViewController()
      controller = new
      showInAForgottenWindow(new)
      simulator.layoutIfNeeded()
    }
    await turn()
    #expect(controller == nil)
  }

  @Test func aWindowPostsWhatBecomesOfIt() {
    let heard = HeardPosts([
      Window.didBecomeVisibleNotification, Window.didBecomeKeyNotification,
      Window.didResignKeyNotification, Window.didBecomeHiddenNotification,
    ])
    let (one, two) = (Window(), Window())
    heard.windows = [one, two]
    one.makeKeyAndVisible()
    two.makeKeyAndVisible()
    two.isHidden = true
    #expect(
      heard.posts == [
        "0 DidBecomeVisible", "0 DidBecomeKey", "1 DidBecomeVisible", "0 DidResignKey",
        "1 DidBecomeKey", "1 DidResignKey", "1 DidBecomeHidden",
      ])
  }
}

@MainActor
private final class HeardPosts {
  var windows: [Window] = []
  var posts: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name]) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] post in
          nonisolated(unsafe) let object = post.object
          MainActor.assumeIsolated {
            guard let self, let window = object as? Window,
              let index = self.windows.firstIndex(of: window)
            else { return }
            let short = name.rawValue.dropFirst("UIWindow".count).dropLast("Notification".count)
            self.posts.append("\(index) \(short)")
          }
        })
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
