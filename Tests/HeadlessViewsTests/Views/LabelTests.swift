import Foundation
import HeadlessKit
import TestSupport
import Testing

@MainActor
@Suite struct LabelTests {
  func label(_ text: String, size: CGFloat = 10, lines: Int = 1) -> Label {
    let label = Label()
    label.font = .halfEm(ofSize: size)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test func aLineIsAsWideAsItsCharacters() {
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("abcd").intrinsicContentSize == CGSize(width: 20, height: 12))
    #expect(label("漢字").intrinsicContentSize == CGSize(width: 20, height: 12))
    #expect(label("a漢").intrinsicContentSize == CGSize(width: 15, height: 12))
  }

  @Test func theHeightIsRoundedToPixels() {
    // 17 points: 20.287 points, rounded up to the next third
    let height = label("x", size: 17).intrinsicContentSize.height
    #expect(height == 61.0 / 3)
  }

  @Test(arguments: [(1, CGFloat(12)), (2, 24), (0, 36)])
  func numberOfLinesLimitsTheHeight(_ given: (lines: Int, height: CGFloat)) {
    let text = label("aaaa bbbb cccc", lines: given.lines)
    #expect(text.sizeThatFits(CGSize(width: 24, height: 0)).height == given.height)
  }

  @Test func longWordsAndNewlinesBreakLines() {
    #expect(
      label("aaaaaaaa", lines: 0).sizeThatFits(CGSize(width: 20, height: 0))
        == CGSize(width: 20, height: 24))
    #expect(
      label("a\nb", lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
        == CGSize(width: 5, height: 24))
  }

  @Test func newTextInvalidatesTheSuperviewsLayout() {
    let root = CountingView()
    let label = label("a")
    root.addSubview(label)
    root.layoutIfNeeded()
    label.text = "a"
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
    label.text = "b"
    root.layoutIfNeeded()
    #expect(root.layouts == 2)
  }

  @Test("an attributed text is copied, and differs from a plain text of the same characters")
  func attributedTextIsCopied() {
    let label = label("same")
    let rich = NSMutableAttributedString(string: "same")
    rich.addAttribute(.init("mark"), value: 1, range: NSRange(location: 0, length: 4))
    label.attributedText = rich
    rich.mutableString.setString("changed")
    #expect(label.text == "same")
    #expect(label.attributedText?.attribute(.init("mark"), at: 0, effectiveRange: nil) as? Int == 1)
    label.text = "same"
    #expect(label.attributedText?.attribute(.init("mark"), at: 0, effectiveRange: nil) == nil)
  }

  @Test func textAndAttributedTextReplaceEachOther() {
    let label = label("plain")
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "rich")
    #expect(label.text == "rich")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func fittingSizes() {
    let text = label("aaaa bbbb", lines: 0)
    #expect(
      text.systemLayoutSizeFitting(
        CGSize(width: 24, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 24, height: 24))
    #expect(
      text.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 45, height: 12))
    text.sizeToFit()
    #expect(text.bounds.size == CGSize(width: 45, height: 12))
  }
}
