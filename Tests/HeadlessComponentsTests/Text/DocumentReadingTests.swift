#if os(Linux)
  import Foundation
  import HeadlessComponents
  import HeadlessKit
  import Testing

  @MainActor
  @Suite struct DocumentReadingTests {
    private func read(_ html: String) throws -> NSAttributedString {
      try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }

    @Test func plainTextIsReadAsItIs() throws {
      var about: NSDictionary?
      let text = try NSMutableAttributedString(
        data: Data("a <b> & c".utf8),
        options: [.documentType: NSAttributedString.DocumentType.plain],
        documentAttributes: &about)
      #expect(text.string == "a <b> & c")
      #expect(about?["DocumentType"] as? String == "NSPlainText")
    }

    @Test(
      arguments: [
        ("Tom &amp; <b>Jerry</b>", "Tom & Jerry"),
        ("<p>One\n  two</p>\n<p>Three</p>", "One two\nThree\n"),
        ("<html><head><title>No</title></head><body>Yes</body></html>", "Yes"),
        ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
        ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
        ("<ol><li>One<li>Two</ol>", "\t1.\tOne\n\t2.\tTwo\n"),
        ("&#8364;&#x41;&nbsp;&unknown; &", "€A\u{A0}&unknown; &"),
        ("<!-- <p> -->x<script>1 < 2</script>", "x"),
        ("<pre>a\n b</pre>", "a\n b\n"),
      ]) func theCharactersAreThoseOfTheDocument(html: String, text: String) throws
    { #expect(try read(html).string == text) }

    @Test func tagsBecomeAttributes() throws {
      let text = try read("<h1>T</h1>a<i>b</i><a href='https://a.org/?x=1&amp;y'>c</a><s>d</s>")
      func attributes(of letter: String) -> [NSAttributedString.Key: Any] {
        text.attributes(
          at: (text.string as NSString).range(of: letter).location, effectiveRange: nil)
      }
      let title = try #require(attributes(of: "T")[.font] as? Font)
      #expect(title.pointSize == 24)
      #expect(title.fontDescriptor.symbolicTraits.contains(.traitBold))
      let italic = try #require(attributes(of: "b")[.font] as? Font)
      #expect(italic.pointSize == 12)
      #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
      #expect(attributes(of: "c")[.link] as? URL == URL(string: "https://a.org/?x=1&y"))
      #expect(attributes(of: "a")[.link] == nil)
      #expect(attributes(of: "d")[.strikethroughStyle] as? Int == 1)
    }

    @Test func richTextIsRefusedWithAReason() {
      let error = #expect(throws: CocoaError.self) {
        _ = try NSAttributedString(
          data: Data("{\\rtf1}".utf8),
          options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
      }
      #expect(error?.localizedDescription.contains("plain text or HTML") == true)
    }

    @Test func anAttributeContainerTakesADictionary() {
      let container = AttributeContainer([
        .font: Font.systemFont(ofSize: 20), .foregroundColor: Color.red,
        .link: URL(string: "https://a.org") as Any,
      ])
      #expect(container.font == .systemFont(ofSize: 20))
      #expect(container.foregroundColor == .red)
      #expect(container.link == URL(string: "https://a.org"))
    }
  }
#endif
