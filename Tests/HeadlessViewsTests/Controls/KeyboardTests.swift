import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The keyboard, which appears only when a test shows it.
@MainActor
@Suite(.serialized) struct KeyboardTests {
  @Test func itsNotificationsArriveInOrder() throws {
    let simulator = Simulator()
    var heard: [String] = []
    let names: [Notification.Name] = [
      Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
      Responder.keyboardDidChangeFrameNotification, Responder.keyboardDidShowNotification,
      Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let end = note.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? NSValue
        let text = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
        let line = "\(text) \(Int(end?.cgRectValue.minY ?? -1))"
        MainActor.assumeIsolated { heard.append(line) }
      }
    }
    simulator.showKeyboard(height: 300)
    #expect(simulator.keyboardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(heard == ["WillChangeFrame 544", "WillShow 544"])
    try simulator.settle()
    #expect(heard.dropFirst(2) == ["DidChangeFrame 544", "DidShow 544"])
    simulator.hideKeyboard()
    try simulator.settle()
    #expect(
      heard.dropFirst(4) == [
        "WillChangeFrame 844", "WillHide 844", "DidChangeFrame 844", "DidHide 844",
      ])
    #expect(simulator.keyboardFrame == nil)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
