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

  /// Body text has lines of 20.29 points, 22 points apart. (behaviour 23.3, 24.3)
  @Test func theGapBelowTheLastLineOfATextStyleIsKept() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "One"
    #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height == 38)
    view.text = "One\nTwo\nThree"
    #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height == 82)
    view.font = .systemFont(ofSize: 17)
    #expect(abs(view.sizeThatFits(CGSize(width: 400, height: 0)).height - 77) < 0.4)
  }

  /// As a label of several lines does.
  @Test func withoutScrollingTheTextIsAsWideAsConstraintsAllow() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    view.font = .halfEm(ofSize: 10)
    view.text = "aaaa bbbb"
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 55, height: 28))
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// Ranges of a long text, from the first line to the last one and back.
  @Test func aRangeIsScrolledIntoView() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    view.font = .halfEm(ofSize: 10)
    view.text = Array(repeating: "a", count: 60).joined(separator: "\n")
    let simulator = Simulator()
    simulator.show(view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
    simulator.layoutIfNeeded()
    let lineHeight = Font.halfEm(ofSize: 10).lineHeight
    for line in [0, 59, 30, 58, 0, 10] {
      view.scrollRangeToVisible(NSRange(location: 2 * line, length: 1))
      let top = 8 + CGFloat(line) * lineHeight
      let shown = view.contentOffset.y...view.contentOffset.y + 90
      #expect(shown.contains(top) && shown.contains(top + lineHeight), "\(line): \(shown)")
    }
  }
}
