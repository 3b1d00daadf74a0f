#if os(Linux)
  import HeadlessKit
  import TestSupport
  import Testing

  @Suite struct StringDrawingTests {
    // A line is 1.193359375 times the font size.
    private let font = Font.halfEm(ofSize: 10)

    @Test func oneLineHasItsFontsSize() {
      #expect(
        "abcd".size(withAttributes: [.font: font]) == CGSize(width: 20, height: 11.93359375))
      #expect(
        NSString(string: "abcd").size(withAttributes: [.font: font])
          == CGSize(width: 20, height: 11.93359375))
      #expect(
        NSAttributedString(string: "abcd", attributes: [.font: font]).size()
          == CGSize(width: 20, height: 11.93359375))
    }

    @Test func textWrapsAtTheWidth() {
      let context = StringDrawingContext()
      let room = "ab cd".boundingRect(
        with: CGSize(width: 15, height: 100), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: context)
      #expect(room.height == 23.8671875)
      #expect(context.totalBounds == room)
      let single = "ab cd".boundingRect(
        with: CGSize(width: 15, height: 100), attributes: [.font: font], context: nil)
      #expect(single == CGRect(x: 0, y: 0, width: 25, height: 11.93359375))
    }

    @Test func truncationKeepsTheTextThatFits() {
      let room = "ab cd".boundingRect(
        with: CGSize(width: 15, height: 12),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: [.font: font], context: nil)
      #expect(room.height == 11.93359375)
    }

    @Test func attributesAreReadByName() {
      var container = AttributeContainer()
      container.font = font
      #expect(container.font == font)
    }
  }
#endif
