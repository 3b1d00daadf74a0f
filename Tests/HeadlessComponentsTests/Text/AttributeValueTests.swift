import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessViews

// behaviour 19.1
@MainActor
@Suite struct AttributeValueTests {
  /// Pairs of unequal values of one attribute.
  private static func pairs() -> [(NSAttributedString.Key, NSObject, NSObject)] {
    func style(_ spacing: CGFloat) -> ParagraphStyle {
      let style = MutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let custom = NSAttributedString.Key("custom")
    return [
      (.foregroundColor, Color.red, Color.blue),
      (.foregroundColor, Color.label, Color(white: 0.5, alpha: 1)),
      (.font, Font.systemFont(ofSize: 12), Font.boldSystemFont(ofSize: 17)),
      (.paragraphStyle, style(1), style(2)),
      (.shadow, TextShadow(), TextShadow()),
      (.attachment, TextAttachment(), TextAttachment(image: Image())),
      (custom, Image(size: .zero), Image(size: .zero)),
      (
        custom, Font.systemFont(ofSize: 12).fontDescriptor,
        Font.systemFont(ofSize: 13).fontDescriptor
      ),
      (custom, View(), Label()),
      (custom, BarButtonItem(), ViewController()),
    ]
  }

  @Test func runsOfOneTextMayHaveDifferentValues() {
    for (key, one, other) in Self.pairs() {
      let text = NSMutableAttributedString(string: "red", attributes: [key: one])
      text.append(NSAttributedString(string: "blue", attributes: [key: other]))
      text.addAttribute(key, value: other, range: NSRange(location: 0, length: 1))
      var runs: [(NSRange, ObjectIdentifier)] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) {
        value, range, _ in
        runs.append((range, ObjectIdentifier(value as AnyObject)))
      }
      #expect(
        runs.map(\.0) == [
          NSRange(location: 0, length: 1), NSRange(location: 1, length: 2),
          NSRange(location: 3, length: 4),
        ])
      #expect(runs.map(\.1) == [other, one, other].map(ObjectIdentifier.init))
      #expect(text != NSAttributedString(string: "redblue", attributes: [key: one]))
      #expect(NSMutableAttributedString(attributedString: text) == text)
    }
  }

  @Test func aLabelShowsATextOfTwoColours() {
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: Color.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: Color.blue]))
    let label = Label()
    label.attributedText = text
    #expect(label.text == "redblue")
    #expect(label.attributedText == text)
  }

  @Test func theMarkComesFirst() {
    for (_, one, _) in Self.pairs() {
      var root = Mirror(reflecting: one)
      while let outer = root.superclassMirror, outer.subjectType != NSObject.self { root = outer }
      #expect(root.children.first?.value is AttributeMark, "\(root.subjectType)")
    }
  }
}
