import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct TextViewTests {
  final class Witness: NSObject, TextViewDelegate {
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

  @Test func typingAsksAndTellsInOrder() {
    let (simulator, view, witness) = (Simulator(), TextView(), Witness())
    view.delegate = witness
    simulator.show(view)
    view.text = "ab"
    simulator.type("c\n", into: view)
    view.endEditing(false)
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(
      witness.lines == [
        "shouldBegin", "didBegin", "change 2 to 'c'", "changed to 'abc'", "change 3 to '\n'",
        "didEnd", "scrolled",
      ])
  }

  /// Nine characters of five points within 40 less ten: two lines of 11.93 points, and 8 around.
  @Test func theSizeFollowsFromTheText() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "aaaa bbbb"
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 40))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 35, height: 40))
  }
}
