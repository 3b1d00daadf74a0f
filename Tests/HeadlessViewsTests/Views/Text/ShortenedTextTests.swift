import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

/// Texts that do not fit, in a font whose characters are all five points wide and ten points high.
@MainActor
@Suite struct ShortenedTextTests {
  private let simulator = Simulator(scale: 2)

  init() {
    simulator.interfaces.register(
      font: "Even", FontWidths([:], others: 0.5, ascender: 0.8, descender: -0.2))
  }

  private func drawn(
    _ text: String, _ mode: LineBreakMode, width: CGFloat, height: CGFloat = 10, lines: Int = 1
  ) -> String? {
    simulator.run {
      let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: height))
      label.font = Font(name: "Even", size: 10)
      label.numberOfLines = lines
      label.lineBreakMode = mode
      label.text = text
      return label.drawnText
    }
  }

  @Test(
    "a text that does not fit is shortened where the label says",
    arguments: [
      (LineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"),
      (.byTruncatingMiddle, "ab…ij"), (.byClipping, "abcde"), (.byWordWrapping, "abcde"),
      (.byCharWrapping, "abcde"),
    ])
  func modes(_ given: (mode: LineBreakMode, shown: String)) {
    #expect(drawn("abcdefghij", given.mode, width: 25) == given.shown)
    #expect(drawn("abcde", given.mode, width: 25) == "abcde")
  }

  @Test("no space stands before the ellipsis, and a word goes whole if the label wraps words")
  func spaces() {
    #expect(drawn("abc defg", .byTruncatingTail, width: 25) == "abc…")
    #expect(drawn("abc defg", .byWordWrapping, width: 25) == "abc")
  }

  @Test("the last of several lines is shortened: by number, and by the label's height")
  func severalLines() {
    let text = "aaaa bbbb cccc dddd"
    #expect(drawn(text, .byTruncatingTail, width: 20, height: 40, lines: 0) == text)
    #expect(
      drawn(text, .byTruncatingTail, width: 20, height: 40, lines: 2) == "aaaa bbb…")
    #expect(
      drawn(text, .byTruncatingTail, width: 20, height: 35, lines: 0) == "aaaa bbbb ccc…")
    #expect(
      drawn(text, .byTruncatingHead, width: 20, height: 40, lines: 2) == "aaaa …ddd")
    #expect(
      drawn("aa\nbb", .byTruncatingTail, width: 20, height: 40, lines: 1) == "aa…")
  }

  @Test("an ellipsis alone is left of a text in a narrow label")
  func narrow() {
    #expect(drawn("abc", .byTruncatingTail, width: 4) == "…")
    #expect(drawn("abc", .byTruncatingMiddle, width: 4) == "…")
  }

  @Test("the paragraph style of an attributed text comes before the label's mode")
  func paragraphStyle() {
    simulator.run {
      let style = HeadTruncation()
      let label = Label(frame: CGRect(x: 0, y: 0, width: 25, height: 10))
      label.attributedText = NSAttributedString(
        string: "abcdefghij",
        attributes: [.paragraphStyle: style, .font: Font(name: "Even", size: 10) as Any])
      #expect(label.drawnText == "…ghij")
    }
  }

  @Test("a label without a size keeps its text, and so does accessibility")
  func wholeText() {
    #expect(drawn("abcdefghij", .byTruncatingTail, width: 0) == "abcdefghij")
    simulator.run {
      let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      label.text = "abcdefghij"
      #expect(label.accessibilityLabel == "abcdefghij")
    }
  }

  @Test("a button's title is no wider than its button, and is shortened in the middle")
  func buttonTitle() {
    simulator.run {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      button.titleLabel?.font = Font(name: "Even", size: 10)
      button.setImage(Image(size: CGSize(width: 10, height: 10)), for: .normal)
      button.setTitle("abcdefghij", for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame == CGRect(x: 10, y: 5, width: 30, height: 10))
      #expect(button.titleLabel?.drawnText == "ab…hij")
      button.titleLabel?.lineBreakMode = .byTruncatingTail
      #expect(button.titleLabel?.drawnText == "abcde…")
      #expect(button.intrinsicContentSize.width == 60)
    }
  }

  @Test("a field shortens its text and its placeholder while it is not edited")
  func field() throws {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
    simulator.run {
      field.font = Font(name: "Even", size: 10)
      field.text = "abcdefghij"
    }
    simulator.show(field)
    simulator.run {
      field.frame.size.width = 25
      #expect(field.drawn("abcdefghij") == "abcd…")
      field.becomeFirstResponder()
      #expect(field.drawn("abcdefghij") == "abcdefghij")
    }
  }

  @Test("a wrapped text that is shortened is as wide as what is shown of it (23.3)")
  func widthOfShortenedText() {
    simulator.run {
      let label = Label()
      label.font = Font(name: "Even", size: 10)
      label.numberOfLines = 2
      label.text = "aa bbbb ccccccccc"
      #expect(
        label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 20))
      label.text = "aa bbbbb cc ddddddd eee"
      #expect(
        label.sizeThatFits(CGSize(width: 43, height: 0)) == CGSize(width: 43, height: 20))
      label.lineBreakMode = .byWordWrapping
      #expect(
        label.sizeThatFits(CGSize(width: 43, height: 0)) == CGSize(width: 43, height: 20))
    }
  }

  @Test("a space at the end of a wrapped line counts where there is room for it (23.3)")
  func spacesAtTheEnd() {
    simulator.run {
      let label = Label()
      label.font = Font(name: "Even", size: 10)
      label.numberOfLines = 0
      label.text = "aaa bbb"
      #expect(label.sizeThatFits(CGSize(width: 19, height: 0)).width == 19)
      #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).width == 20)
      #expect(label.sizeThatFits(CGSize(width: 35, height: 0)).width == 35)
    }
  }
}

/// A paragraph style as the module above has it.
private final class HeadTruncation: NSObject, ParagraphMetrics {
  let lineSpacing: CGFloat = 0
  let paragraphSpacing: CGFloat = 0
  let paragraphSpacingBefore: CGFloat = 0
  let minimumLineHeight: CGFloat = 0
  let maximumLineHeight: CGFloat = 0
  let lineHeightMultiple: CGFloat = 0
  let firstLineHeadIndent: CGFloat = 0
  let headIndent: CGFloat = 0
  let tailIndent: CGFloat = 0
  let lineBreakMode = LineBreakMode.byTruncatingHead
  let alignment = TextAlignment.natural
}
