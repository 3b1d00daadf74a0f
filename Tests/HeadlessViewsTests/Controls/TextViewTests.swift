import Foundation
import HeadlessKit
import TestSupport
import Testing

@MainActor
@Suite struct TextViewTests {
  final class RecordingDelegate: NSObject, TextViewDelegate {
    var lines: [String] = []
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: TextView) { lines.append("didBegin") }
    func textViewDidEndEditing(_ textView: TextView) { lines.append("didEnd") }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("change \(range.location) to '\(text)'")
      return text != "\n"
    }
    func textViewDidChange(_ textView: TextView) {
      lines.append("changed to '\(textView.text ?? "")'")
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { lines.append("scrolled") }
  }

  @Test func typingCallsTheDelegateInOrder() throws {
    let (simulator, view, witness) = (Simulator(), TextView(), RecordingDelegate())
    view.delegate = witness
    simulator.show(view)
    view.text = "ab"
    try simulator.type("c\n", into: view)
    view.endEditing(false)
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(
      witness.lines == [
        "shouldBegin", "didBegin", "change 2 to 'c'", "changed to 'abc'", "change 3 to '\n'",
        "didEnd", "scrolled",
      ])
  }

  @Test func theInsertionPointFollowsWhatIsTyped() throws {
    let (simulator, view) = (Simulator(), TextView())
    simulator.show(view)
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    try simulator.type("X", into: view)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    try simulator.type("Y", into: view)
    #expect(view.text == "aXYd")
  }

  /// Nine characters of five points in a width of 40 less 10: two lines of four characters and a space
  /// (23.3), 11.93 points high, plus 10 points of padding across and 16 of insets above and below.
  @Test func theSizeFollowsTheText() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    view.font = .halfEm(ofSize: 10)
    view.text = "aaaa bbbb"
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 40))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 35, height: 40))
  }
}
