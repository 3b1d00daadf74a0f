import Foundation
import HeadlessKit
import Testing

/// A label whose class gives its text room (behaviour 18.8), and text with an attachment whose class
/// says how large it is.
@MainActor
@Suite struct PaddedLabelTests {
  let simulator = Simulator()

  @Test func aLabelIsAsLargeAsItsTextsRectangle() {
    let (plain, padded) = (Label(), PaddedLabel())
    for label in [plain, padded] { label.text = "3 unread messages" }
    let size = plain.intrinsicContentSize
    #expect(size.width > 0)
    let roomy = CGSize(width: size.width + 16, height: size.height + 8)
    #expect(padded.intrinsicContentSize == roomy)
    #expect(padded.sizeThatFits(.zero) == roomy)
    padded.sizeToFit()
    #expect(padded.bounds.size == roomy)
  }

  @Test func aPaddedLabelWrapsInWhatItsPaddingLeaves() {
    let (plain, padded) = (Label(), PaddedLabel())
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.text = "Three unread messages of this morning"
    }
    let narrow = plain.sizeThatFits(CGSize(width: 104, height: 0))
    #expect(narrow.height > 30)
    let fitting = padded.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(fitting == CGSize(width: narrow.width + 16, height: narrow.height + 8))
  }

  @Test func anAttachmentSaysHowLargeItIs() {
    let label = Label()
    label.attributedText = NSAttributedString(attachment: Icon())
    #expect(label.intrinsicContentSize.width == 40)
  }
}

private final class PaddedLabel: Label {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines
    ).insetBy(dx: -8, dy: -4)
  }
}

private final class Icon: TextAttachment {
  override func attachmentBounds(
    for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: -4, width: 40, height: 20) }
}
