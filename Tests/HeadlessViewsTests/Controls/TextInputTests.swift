import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Text positions and text ranges.
@MainActor
@Suite struct TextInputTests {
  @Test func aFieldConvertsPositions() throws {
    let field = TextField()
    field.text = "Emma"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    #expect(field.position(from: end, offset: 2) == nil)
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "mm")
    #expect(field.compare(start, to: end) == .orderedAscending)
    field.selectedTextRange = range
    field.insertText("r")
    #expect(field.text == "Era")
    #expect(field.selectedTextRange?.start == field.position(from: start, offset: 1))
    #expect(field.selectedTextRange?.isEmpty == true)
  }

  @Test func aTextViewMeasuresItsContainer() {
    let view = TextView()
    view.font = .halfEm(ofSize: 10)
    view.text = "aaaa\nbb"
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(.zero).width == 30)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(.zero).width == 20)
    let twoLines = view.sizeThatFits(.zero).height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(.zero).height < twoLines)
  }

  @Test func aLinkIsTapped() throws {
    final class Reader: NSObject, TextViewDelegate {
      var asked: [String] = []

      func textView(
        _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: TextItemInteraction
      ) -> Bool {
        asked.append("\(URL) \(characterRange.location)")
        return false
      }
    }
    let (simulator, view, reader) = (Simulator(), TextView(), Reader())
    let url = try #require(URL(string: "https://example.org"))
    let text = NSMutableAttributedString(string: "See ")
    text.append(
      NSAttributedString(string: "here", attributes: [NSAttributedString.Key("NSLink"): url]))
    view.attributedText = text
    view.isEditable = false
    view.delegate = reader
    view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    simulator.show(view)
    #expect(try !simulator.tapLink(url, in: view))
    #expect(reader.asked == ["https://example.org 4"])
  }

  @Test func settingAttributesKeepsTheText() {
    let field = TextField()
    field.text = "Emma"
    let key = NSAttributedString.Key("mark")
    field.defaultTextAttributes = [key: 1]
    #expect(field.text == "Emma")
    #expect(field.attributedText?.attribute(key, at: 3, effectiveRange: nil) as? Int == 1)
  }
}
