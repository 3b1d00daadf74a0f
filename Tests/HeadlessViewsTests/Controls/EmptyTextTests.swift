import Foundation
import HeadlessKit
import Testing

/// What a label, a text view and a search bar answer and tell when code, or the end of a screen,
/// changes them.
@MainActor
@Suite struct EmptyTextTests {
  @Test func anEmptyTextIsNotNil() {
    let label = Label()
    #expect(label.text == nil)
    label.text = ""
    #expect(label.text == "")
    label.text! += "1"
    #expect(label.text == "1")
    label.text = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test func anEmptyLabelIsNotOnTheScreen() {
    let simulator = Simulator()
    let (view, label) = (View(), Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = ""
    view.addSubview(label)
    simulator.show(view)
    #expect(simulator.findAll(.text("")).isEmpty)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.accessibilityLabel == nil)
  }

  @Test func anAttributedTextGivesTheLabelItsStyle() {
    let label = Label()
    label.attributedText = NSAttributedString(
      string: "Sale", attributes: [.foregroundColor: Color.red, .font: Font.systemFont(ofSize: 30)])
    #expect(label.textColor == .red)
    #expect(label.font == .systemFont(ofSize: 30))
    let mixed = NSMutableAttributedString(
      string: "Now", attributes: [.font: Font.systemFont(ofSize: 12)])
    mixed.append(NSAttributedString(string: " or never"))
    label.attributedText = mixed
    #expect(label.font == .systemFont(ofSize: 30))
  }

  @Test func theSelectionOfATextViewIsToldHoweverItChanges() {
    let simulator = Simulator()
    let (view, heard) = (TextView(), Selections())
    view.delegate = heard
    simulator.show(view)
    view.text = "abc"
    #expect(heard.ranges == [NSRange(location: 3, length: 0)])
    view.selectedRange = NSRange(location: 0, length: 1)
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(heard.ranges.dropFirst() == [NSRange(location: 0, length: 1)])
    heard.ranges = []
    view.insertText("x")
    #expect(heard.ranges == [NSRange(location: 1, length: 0)])
  }
}

private final class Selections: NSObject, TextViewDelegate {
  var ranges: [NSRange] = []
  func textViewDidChangeSelection(_ textView: TextView) { ranges.append(textView.selectedRange) }
}
