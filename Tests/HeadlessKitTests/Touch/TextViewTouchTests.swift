import Foundation
import HeadlessKit
import Testing

/// Touches on a text view: selecting, replacing, deleting, scrolling.
@MainActor
@Suite struct TextViewTouchTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let notes = TextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  let delegate = RecordingDelegate()

  final class RecordingDelegate: NSObject, TextViewDelegate {
    var lines: [String] = []
    var mayChange = true

    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { mayChange }
    func textViewDidChange(_ textView: TextView) { lines.append(textView.text) }
    func textViewDidChangeSelection(_ textView: TextView) {
      lines.append("selects \(textView.selectedRange.location), \(textView.selectedRange.length)")
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      lines.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  init() {
    let ground = View()
    notes.accessibilityLabel = "Notes"
    notes.text = "Emma, Dune"
    notes.delegate = delegate
    ground.addSubview(notes)
    simulator.show(ground)
  }

  @Test func typedTextReplacesTheSelection() throws {
    try simulator.select("Emma", in: .field("Notes"))
    #expect(notes.selectedRange == NSRange(location: 0, length: 4))
    #expect(delegate.take() == ["selects 0, 4"])
    try simulator.type("It", into: .field("Notes"))
    #expect(notes.text == "It, Dune")
    try simulator.replace("Dune", with: "Momo", in: .field("Notes"))
    #expect(notes.text == "It, Momo")
    try simulator.replace(", Momo", with: "", in: notes)
    #expect(notes.text == "It")
  }

  @Test func aTextViewBehindAnotherViewTakesNoText() {
    let cover = View(frame: notes.frame)
    notes.superview?.addSubview(cover)
    #expect(throws: QueryFailure.self) { try simulator.deleteBackward(in: notes) }
    #expect(notes.text == "Emma, Dune")
    #expect(!notes.isFirstResponder)
  }

  @Test func theDeleteKeyAsksTheDelegate() throws {
    try simulator.select("", in: notes)
    try simulator.deleteBackward(4, in: .field("Notes"))
    #expect(notes.text == "Emma, ")
    delegate.mayChange = false
    try simulator.deleteBackward(in: notes)
    #expect(notes.text == "Emma, ")
    delegate.mayChange = true
    try simulator.deleteBackward(20, in: notes)
    #expect(notes.text == "")
  }

  @Test func aTextThatIsNotThereIsNamed() {
    #expect(
      why { try simulator.select("Momo", in: .field("Notes"), file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.select: \#(notes) does not contain "Momo"."#)
    #expect(
      why { try simulator.replace("Momo", with: "", in: notes, file: "T.swift", line: 3) }
        == #"T.swift:3: Simulator.replace: \#(notes) does not contain "Momo"."#)
    #expect(
      why { try simulator.deleteBackward(-1, in: notes, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.deleteBackward: -1 is not a number of presses from 0 to 10000.")
  }

  @Test func aTextViewThatOnlyShowsTextIsNotEdited() {
    notes.isEditable = false
    #expect(
      why { try simulator.replace("Emma", with: "It", in: notes, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.replace: \(notes) does not begin editing.")
    notes.isSelectable = false
    #expect(
      why { try simulator.select("Emma", in: notes, file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.select: \(notes) does not begin editing.")
    #expect(notes.text == "Emma, Dune")
  }

  @Test func aLongTextIsScrolledByHand() throws {
    notes.text = Array(repeating: "Line", count: 20).joined(separator: "\n")
    #expect(delegate.take() == ["selects 99, 0"])
    simulator.layoutIfNeeded()
    #expect(notes.contentSize.width == 200)
    #expect(notes.contentSize.height == notes.sizeThatFits(notes.bounds.size).height)
    try simulator.scroll(notes, by: CGPoint(x: 0, y: 30))
    #expect(delegate.take() == ["scrolled to 30"])
    try simulator.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 9000))
    #expect(notes.contentOffset.y == notes.contentSize.height - 80)
    notes.isScrollEnabled = false
    #expect(
      why { try simulator.scroll(notes, by: CGPoint(x: 0, y: 30), file: "T.swift", line: 3) }
        == "T.swift:3: Simulator.scroll: \(notes) does not scroll. Scroll a scroll view whose "
        + "isScrollEnabled is true.")
  }

  @Test func theContentFollowsTheText() throws {
    let oneLine = notes.contentSize.height
    try simulator.type("\nMomo", into: notes)
    #expect(notes.contentSize.height > oneLine)
    notes.text = "Emma"
    simulator.layoutIfNeeded()
    #expect(notes.contentSize.height == oneLine)
    notes.font = .systemFont(ofSize: 40)
    simulator.layoutIfNeeded()
    #expect(notes.contentSize.height > oneLine)
  }
}
