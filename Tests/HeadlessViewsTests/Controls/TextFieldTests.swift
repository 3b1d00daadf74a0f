import Foundation
import HeadlessKit
import TestSupport
import Testing

@MainActor
@Suite struct TextFieldTests {
  /// A delegate that records its calls and can refuse each of them.
  final class RecordingDelegate: NSObject, TextFieldDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func note(_ line: String) -> Bool {
      lines.append(line)
      return !refuses.contains(line)
    }
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: TextField) { lines.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: TextField) { lines.append("didEnd") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { note("change \(range.location)+\(range.length) to '\(string)'") }
    func textFieldDidChangeSelection(_ textField: TextField) {
      lines.append("selection in '\(textField.text ?? "nil")'")
    }
    func textFieldShouldClear(_ textField: TextField) -> Bool { note("shouldClear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { note("shouldReturn") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let simulator = Simulator()
  let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let ground = View()
  let witness = RecordingDelegate()

  init() {
    field.delegate = witness
    ground.addSubview(field)
    simulator.show(ground)
    let names: [(Control.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
    ]
    for (event, name) in names {
      field.addAction(Action { [witness] _ in witness.lines.append(name) }, for: event)
    }
  }

  /// Each character of the font is 5 points wide.
  @Test func theInsertionPointIsInTheMiddleOfTheLine() throws {
    let font = Font.halfEm(ofSize: 10)
    field.font = font
    field.text = "abcd"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let start = field.textRect(forBounds: field.bounds).minX
    #expect(
      field.caretRect(for: place)
        == CGRect(x: start + 10, y: 17 - font.lineHeight / 2, width: 2, height: font.lineHeight))
  }

  @Test func typingCallsTheDelegateInOrder() throws {
    try simulator.type("hi", into: field)
    #expect(
      witness.take() == [
        "shouldBegin", "didBegin", "event begin", "change 0+0 to 'h'", "selection in 'h'",
        "event changed", "change 1+0 to 'i'", "selection in 'hi'", "event changed",
      ])
    #expect(field.isEditing)
    try simulator.deleteBackward(in: field)
    #expect(witness.take() == ["change 1+1 to ''", "selection in 'h'", "event changed"])
    #expect(field.resignFirstResponder())
    #expect(witness.take() == ["shouldEnd", "didEnd", "event end"])
  }

  @Test func theDelegateCanRefuse() throws {
    witness.refuses = ["change 1+0 to 'x'", "shouldEnd"]
    try simulator.type("axb", into: field)
    #expect(field.text == "ab")
    #expect(!field.resignFirstResponder())
    #expect(!ground.endEditing(false))
    #expect(field.isEditing)
    #expect(ground.endEditing(true))
    #expect(!field.isEditing)
    witness.refuses = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
  }

  @Test func textSetByAProgramCallsNoDelegate() {
    field.text = "abc"
    field.text = nil
    #expect(field.text == "")
    #expect(witness.take() == [])
    field.insertText("x")
    #expect(witness.take() == ["selection in 'x'", "event changed"])
  }

  @Test func theReturnKeyEndsEditingIfAnActionHandlesIt() throws {
    try simulator.type("a\n", into: field)
    #expect(witness.take().last == "shouldReturn")
    #expect(field.isEditing)
    field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    try simulator.pressReturn(in: field)
    #expect(witness.take() == ["shouldReturn", "shouldEnd", "didEnd", "event end"])
    #expect(!field.isEditing)
  }

  @Test func clearingAsksTheDelegate() throws {
    field.text = "abc"
    field.clearButtonMode = .always
    try simulator.clearText(in: field)
    #expect(witness.take() == ["shouldClear", "selection in ''", "event changed"])
  }

  @Test func aCharacterOfSeveralUnitsIsDeletedAtOnce() throws {
    try simulator.type("a👩‍👩‍👧", into: field)
    try simulator.deleteBackward(in: field)
    #expect(field.text == "a")
  }

  @Test func oneFieldEndsEditingBeforeTheNextBegins() throws {
    let other = TextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let otherWitness = RecordingDelegate()
    other.delegate = otherWitness
    ground.addSubview(other)
    try simulator.tap(field)
    _ = witness.take()
    try simulator.tap(other)
    #expect(witness.take() == ["shouldEnd", "didEnd", "event end"])
    #expect(otherWitness.take() == ["shouldBegin", "didBegin"])
  }
}
