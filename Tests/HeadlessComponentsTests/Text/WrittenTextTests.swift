import Foundation
import HeadlessComponents
import HeadlessKit
import TestSupport
import Testing

/// Texts with attributes, read from what a test wrote.
@MainActor
@Suite struct WrittenTextTests {
  private struct Run {
    var text: String
    var tags: Set<String>
    var link: String?

    static func random(_ index: Int, using random: inout SeededGenerator) -> Run {
      let tags = ["b", "i", "u", "s"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      return Run(
        text: "run\(index)", tags: Set(tags),
        link: Int.random(in: 0..<4, using: &random) == 0 ? "https://a.org/?a=\(index)&b=1" : nil)
    }

    /// The run as HTML, its tags in a random order and by any of their names.
    func html(using random: inout SeededGenerator) -> String {
      let names = [
        "b": ["b", "strong", "B"], "i": ["i", "em", "cite"], "u": ["u", "ins"],
        "s": ["s", "strike", "del"],
      ]
      var html = text
      for tag in tags.sorted().shuffled(using: &random) {
        let name = names[tag]?.randomElement(using: &random) ?? tag
        html = "<\(name) class='x'>\(html)</\(name)>"
      }
      guard let link else { return html }
      let quoted = link.replacingOccurrences(of: "&", with: "&amp;")
      let quote = Bool.random(using: &random) ? "\"" : "'"
      return "<a href=\(quote)\(quoted)\(quote)>\(html)</a>"
    }
  }

  @Test func eachRunHasTheAttributesOfItsTags() throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let runs = (0..<6).map { Run.random($0, using: &random) }
      let isHeading = Bool.random(using: &random)
      let body = runs.map { $0.html(using: &random) }.joined(separator: "\n ")
      let html = isHeading ? "<H2>\(body)</H2>" : "<!-- <b> --><style>b{}</style>\(body)<hr>"
      let text = try NSAttributedString(data: Data(html.utf8), documentAttributes: nil)
      #expect(
        text.string == runs.map(\.text).joined(separator: " ") + (isHeading ? "\n" : ""), "\(html)")
      for run in runs {
        let place = (text.string as NSString).range(of: run.text)
        var whole = NSRange()
        let found = text.attributes(at: place.location, effectiveRange: &whole)
        let font = try #require(found[.font] as? Font)
        let traits = font.fontDescriptor.symbolicTraits
        #expect(traits.contains(.traitBold) == (isHeading || run.tags.contains("b")), "\(html)")
        #expect(traits.contains(.traitItalic) == run.tags.contains("i"), "\(html)")
        #expect(font.pointSize == (isHeading ? 18 : 12))
        let isUnderlined = run.tags.contains("u") || run.link != nil
        #expect((found[.underlineStyle] as? Int == 1) == isUnderlined, "\(html)")
        #expect((found[.strikethroughStyle] as? Int == 1) == run.tags.contains("s"), "\(html)")
        #expect((found[.link] as? URL)?.absoluteString == run.link, "\(html)")
      }
    }
  }

  @Test func blocksAndListsAreWritten() throws {
    let texts: [(html: String, text: String)] = [
      ("<h1>A</h1><div>B <p>C</p></div>D", "A\nB\nC\nD"),
      ("<ol><li>a<ul><li>b</ul><li>c</ol><li>d", "\t1.\ta\n\t•\tb\n\t2.\tc\n\t•\td"),
      ("a<script>b</script></script>c", "ac"), ("<code>a  b</code> <pre>c  d</pre>", "a b\nc  d\n"),
      ("a<b", "a"), ("<a href=x>y</a>&lt;&copy;&;&#0;", "y<©&;\u{0}"), ("a <!-- b", "a "),
      ("<title>x</title>  a   b  ", "a b "), ("<>a</>", "a"),
      ("<br/>&nbsp;&nbsp;", "\u{2028}\u{A0}\u{A0}"),
    ]
    for (html, text) in texts {
      let read = try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
      #expect(read.string == text, "\(html)")
    }
    let sizes: [(String, CGFloat)] = [
      ("h1", 24), ("h2", 18), ("h3", 14.04), ("h4", 12), ("h5", 9.96), ("h6", 8.04),
    ]
    for (name, size) in sizes {
      let read = try NSAttributedString(
        data: Data("<\(name)>a</\(name)><p>b".utf8), documentAttributes: nil)
      #expect((read.attribute(.font, at: 0, effectiveRange: nil) as? Font)?.pointSize == size)
      #expect((read.attribute(.font, at: 2, effectiveRange: nil) as? Font)?.pointSize == 12)
    }
  }

  @Test func plainTextIsWrittenAndReadInItsEncoding() throws {
    let text = NSAttributedString(string: "Grüße an alle")
    for encoding in [String.Encoding.utf8, .utf16, .isoLatin1] {
      let data = try text.data(
        from: NSRange(location: 0, length: 5),
        documentAttributes: [
          .documentType: "NSPlainText", .characterEncoding: encoding.rawValue,
        ])
      #expect(data == "Grüße".data(using: encoding))
      var about: NSDictionary?
      let read = try NSAttributedString(
        data: data, options: [.characterEncoding: encoding.rawValue], documentAttributes: &about)
      #expect(read.string == "Grüße")
      #expect(about?["DocumentType"] as? String == "NSPlainText")
      #expect(about?["CharacterEncoding"] as? UInt == encoding.rawValue)
    }
    #expect(throws: CocoaError.self) {
      try text.data(
        from: NSRange(location: 0, length: 5),
        documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
    let red = try NSAttributedString(
      data: Data("<b>".utf8),
      options: [
        .documentType: "NSPlainText",
        .defaultAttributes: [NSAttributedString.Key.foregroundColor: Color.red],
      ], documentAttributes: nil)
    #expect(red.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color == .red)
  }

  @Test func attachmentsAreFoundInTheRangeOnly() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: TextAttachment()))
    text.append(NSAttributedString(string: "cd"))
    for start in 0..<5 {
      for end in start...5 {
        #expect(
          text.containsAttachments(in: NSRange(location: start, length: end - start))
            == (start..<end).contains(2))
      }
    }
  }

  @Test func fontsGrowByTheRatioOfTheirStyle() {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    let styles: [Font.TextStyle] = [.body, .headline, .footnote, .largeTitle, .caption2]
    for style in styles {
      let metrics = FontMetrics(forTextStyle: style)
      for category in categories {
        let traits = TraitCollection(traitsFrom: [
          TraitCollection(preferredContentSizeCategory: category), TraitCollection(displayScale: 2),
        ])
        let base = Font.preferredFont(
          forTextStyle: style,
          compatibleWith: TraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        let grown = Font.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        for value in [CGFloat(1), 10, 17, 33.3] {
          let expected =
            base == grown ? value : (value * grown / base * 2).rounded() / 2
          #expect(
            abs(metrics.scaledValue(for: value, compatibleWith: traits) - expected) < 1e-9,
            "\(style) \(category) \(value)")
          let font = Font.systemFont(ofSize: value)
          let (free, limited) = (
            metrics.scaledFont(for: font, compatibleWith: traits),
            metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits)
          )
          #expect(free.pointSize == expected && limited.pointSize == min(20, expected))
        }
      }
    }
    #expect(FontMetrics.default.scaledValue(for: 17) == 17)
  }

  @Test func aParagraphStyleIsItsValues() {
    let changes: [(MutableParagraphStyle) -> Void] = [
      { $0.lineSpacing = 1 }, { $0.paragraphSpacing = 1 }, { $0.paragraphSpacingBefore = 1 },
      { $0.alignment = .right }, { $0.firstLineHeadIndent = 1 }, { $0.headIndent = 1 },
      { $0.tailIndent = 1 }, { $0.lineBreakMode = .byTruncatingTail },
      { $0.minimumLineHeight = 1 }, { $0.maximumLineHeight = 1 }, { $0.lineHeightMultiple = 1 },
      { $0.hyphenationFactor = 1 }, { $0.defaultTabInterval = 1 },
      { $0.allowsDefaultTighteningForTruncation = true }, { $0.lineBreakStrategy = .pushOut },
      { $0.addTabStop(TextTab(textAlignment: .left, location: 3)) },
      { $0.usesDefaultHyphenation = true }, { $0.baseWritingDirection = .rightToLeft },
    ]
    func values(_ style: ParagraphStyle) -> [String] {
      [
        "\(style.lineSpacing)", "\(style.paragraphSpacing)", "\(style.paragraphSpacingBefore)",
        "\(style.alignment)", "\(style.firstLineHeadIndent)", "\(style.headIndent)",
        "\(style.tailIndent)", "\(style.lineBreakMode)", "\(style.minimumLineHeight)",
        "\(style.maximumLineHeight)", "\(style.lineHeightMultiple)", "\(style.hyphenationFactor)",
        "\(style.defaultTabInterval)", "\(style.allowsDefaultTighteningForTruncation)",
        "\(style.lineBreakStrategy)", "\(style.tabStops.map(\.location))",
        "\(style.usesDefaultHyphenation)", "\(style.baseWritingDirection)",
      ]
    }
    let plain = values(ParagraphStyle.default)
    for (index, change) in changes.enumerated() {
      let style = MutableParagraphStyle()
      change(style)
      #expect(plain.indices.filter { plain[$0] != values(style)[$0] } == [index])
      #expect(!style.isEqual(ParagraphStyle.default))
      let copies = [style.copy(), style.mutableCopy()].compactMap { $0 as? ParagraphStyle }
      let taken = MutableParagraphStyle()
      taken.setParagraphStyle(style)
      for copy in copies + [taken] {
        #expect(values(copy) == values(style))
        #expect(copy.isEqual(style) && copy.hash == style.hash)
      }
      style.lineSpacing = 99
      #expect(copies.allSatisfy { $0.lineSpacing != 99 })
    }
    let tabs = MutableParagraphStyle()
    for location in [3, 1, 2] {
      tabs.addTabStop(TextTab(textAlignment: .left, location: CGFloat(location)))
    }
    tabs.removeTabStop(TextTab(textAlignment: .right, location: 2))
    #expect(tabs.tabStops.map(\.location) == [1, 2, 3])
    tabs.removeTabStop(TextTab(textAlignment: .left, location: 2))
    #expect(tabs.tabStops.map(\.location) == [1, 3])
    #expect(ParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(ParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    #expect(ParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }

  @Test func runsSurviveConversion() {
    let keys: [(NSAttributedString.Key, any Hashable)] = [
      (.font, Font.systemFont(ofSize: 9)), (.foregroundColor, Color.red),
      (.backgroundColor, Color.blue), (.kern, CGFloat(2)),
      (.link, URL(fileURLWithPath: "/a")),
    ]
    for mask in 0..<(1 << keys.count) {
      let text = NSMutableAttributedString(string: "plain ")
      let chosen = keys.indices.filter { mask & 1 << $0 != 0 }
      var attributes: [NSAttributedString.Key: Any] = [:]
      for index in chosen { attributes[keys[index].0] = keys[index].1 }
      text.append(NSAttributedString(string: "rich", attributes: attributes))
      let back = NSAttributedString(AttributedString(text))
      #expect(back.string == "plain rich")
      #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
      let found = back.attributes(at: 7, effectiveRange: nil)
      #expect(Set(found.keys) == Set(chosen.map { keys[$0].0 }))
      for index in chosen {
        guard let length = keys[index].1 as? CGFloat else {
          #expect((found[keys[index].0] as? AnyHashable) == AnyHashable(keys[index].1))
          continue
        }
        #expect(found[keys[index].0] as? CGFloat == length)  // it may be a number by now
      }
    }
  }
}
