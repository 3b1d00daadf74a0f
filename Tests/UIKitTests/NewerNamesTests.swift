import Testing
import UIKit

/// Names that newer apps use.
@MainActor
@Suite struct NewerNamesTests {
  @Test func anActionOfAMenuIsPerformed() {
    var senders: [UIButton?] = []
    let action = UIAction(title: "Share") { senders.append($0.sender as? UIButton) }
    let button = UIButton()
    action.performWithSender(button, target: nil)
    let leaf: any UIMenuLeaf = action
    leaf.performWithSender(nil, target: nil)
    #expect(senders == [button, nil])
  }

  @Test func edgeEffectsAreKept() {
    let view = UIScrollView()
    view.topEdgeEffect.style = .hard
    view.bottomEdgeEffect.isHidden = true
    #expect(view.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(view.bottomEdgeEffect.isHidden && !view.topEdgeEffect.isHidden)
  }

  @Test func anInputViewControllerHasItsView() {
    let keys = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    let keyboard = UIInputViewController()
    keyboard.inputView = keys
    #expect(keyboard.inputView === keys)
    #expect(keyboard.view === keys)
    #expect(
      UITextInputMode.currentInputModeDidChangeNotification.rawValue
        == "UITextInputCurrentInputModeDidChangeNotification")
  }

  @available(macOS 26, *)
  @Test func messagesAndNotificationsReachEachOther() {
    let center = NotificationCenter.default
    let app = UIApplication.shared
    var heard: [String] = []
    let tokens = [
      center.addObserver(of: app, for: .didBecomeActive) { _ in heard.append("of app") },
      center.addObserver(of: UIApplication.self, for: .didBecomeActive) { _ in heard.append("any")
      },
      center.addObserver(for: UIScene.DidActivateMessage.self) { _ in heard.append("scene") },
    ]
    center.post(name: UIApplication.didBecomeActiveNotification, object: app)
    #expect(heard.sorted() == ["any", "of app"])
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(heard.count == 3 && heard.last == "any")

    let counter = NotificationCounter()
    let old = center.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: app, queue: nil
    ) { [counter] _ in counter.add() }
    center.post(UIApplication.DidBecomeActiveMessage(), subject: app)
    #expect(counter.count == 1)
    #expect(heard.count == 5)
    center.removeObserver(old)
    for token in tokens { center.removeObserver(token) }
    center.post(name: UIApplication.didBecomeActiveNotification, object: app)
    #expect(heard.count == 5)
  }

  @available(macOS 26, *)
  @Test func theKeyboardTellsItsFrame() throws {
    let simulator = Simulator()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    simulator.show(field)
    var frames: [CGRect] = []
    var durations: [TimeInterval] = []
    let token = NotificationCenter.default.addObserver(
      of: UIScreen.self, for: .keyboardWillShow
    ) { message in
      frames.append(message.endFrame)
      durations.append(message.animationDuration)
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 500, width: 390, height: 344)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      ])
    #expect(frames == [CGRect(x: 0, y: 500, width: 390, height: 344)])
    #expect(durations == [0.25])
    NotificationCenter.default.removeObserver(token)
  }
}

private final class NotificationCounter: @unchecked Sendable {
  private(set) var count = 0
  func add() { count += 1 }
}
