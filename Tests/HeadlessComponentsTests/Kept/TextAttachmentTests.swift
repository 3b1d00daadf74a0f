import Foundation
import HeadlessComponents
import HeadlessControls
import HeadlessViews
import Testing

@MainActor
@Suite struct TextAttachmentTests {
  @Test func `an attachment keeps what it says`() {
    let attachment = TextAttachment()
    #expect(attachment.accessibilityLabel == nil && !attachment.isAccessibilityElement)
    attachment.accessibilityLabel = "Smile"
    attachment.accessibilityHint = "An emoji"
    attachment.accessibilityValue = "1"
    attachment.isAccessibilityElement = true
    #expect(attachment.accessibilityLabel == "Smile")
    #expect(attachment.accessibilityHint == "An emoji")
    #expect(attachment.accessibilityValue == "1")
    #expect(attachment.isAccessibilityElement)
  }

  @Test func `a text view is the same with older text layout`() {
    let view = TextView(usingTextLayoutManager: false)
    view.text = "a"
    #expect(view.frame == .zero && view.textStorage.string == "a")
  }
}
