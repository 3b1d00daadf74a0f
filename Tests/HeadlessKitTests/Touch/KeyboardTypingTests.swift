import HeadlessKit
import Testing

/// Typing into whatever is being edited.
@MainActor
@Suite struct KeyboardTypingTests {
  private let simulator = Simulator()
  private let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
  private let notes = TextView(frame: CGRect(x: 20, y: 140, width: 200, height: 60))
  private let bar = SearchBar(frame: CGRect(x: 20, y: 210, width: 300, height: 44))

  init() {
    let controller = ViewController()
    (field.placeholder, bar.placeholder) = ("Name", "Search")
    for view in [field, notes, bar] { controller.view.addSubview(view) }
    simulator.show(controller)
  }

  @Test func typingGoesIntoWhatIsBeingEdited() throws {
    try simulator.tap(.field("Name"))
    try simulator.type("Kim")
    try simulator.tap(notes)
    try simulator.type("One")
    try simulator.tap(.field("Search"))
    try simulator.type("gr")
    #expect([field.text, notes.text, bar.text] == ["Kim", "One", "gr"])
  }

  @Test func typingWhileNothingIsEditedThrows() {
    do {
      try simulator.type("gr", file: "T.swift", line: 3)
      Issue.record("nothing is edited")
    } catch {
      #expect(
        "\(error)".hasPrefix(
          #"T.swift:3: Simulator.type: no field is being edited. Tap one first, or name it, as in "#
            + #"type("Kim", into: .field("Name"))."#))
    }
  }

  @Test func typingGoesIntoAResponderThatAcceptsText() throws {
    final class Pad: View, KeyInput {
      var entered = ""
      var hasText: Bool { !entered.isEmpty }
      func insertText(_ text: String) { entered += text }
      func deleteBackward() { entered = String(entered.dropLast()) }
      override var canBecomeFirstResponder: Bool { true }
    }
    let pad = Pad(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
    field.superview?.addSubview(pad)
    _ = pad.becomeFirstResponder()
    try simulator.type("1234")
    #expect(pad.entered == "1234")
  }
}
