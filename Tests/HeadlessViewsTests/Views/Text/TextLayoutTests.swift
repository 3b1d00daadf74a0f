import Foundation
import HeadlessKit
import Testing

/// Lines of text in a font whose characters are all five points wide and ten points high.
@MainActor
@Suite struct TextLayoutTests {
  private let simulator = Simulator(scale: 2)

  init() {
    simulator.interfaces.register(
      font: "Even", FontWidths([:], others: 0.5, ascender: 0.8, descender: -0.2))
  }

  private func label(_ text: String, lines: Int = 0) -> Label {
    simulator.run {
      let label = Label()
      label.font = Font(name: "Even", size: 10)
      label.numberOfLines = lines
      label.text = text
      return label
    }
  }

  private func size(_ text: String, within width: CGFloat) -> CGSize {
    simulator.run { label(text).sizeThatFits(CGSize(width: width, height: 0)) }
  }

  @Test(
    "a plain text is as large as the same text with attributes, in one line or several",
    arguments: ["a", "Settings and more", "two words  ", "a-b/c", "", "A\nB", "Zürich – Genève"])
  func plainTexts(_ text: String) {
    simulator.run {
      for font in [Font.systemFont(ofSize: 17), .boldSystemFont(ofSize: 13)] {
        for (lines, width) in [(0, 30), (0, 90), (1, 30), (1, 300), (2, 60)] {
          let (plain, attributed) = (Label(), Label())
          plain.font = font
          plain.text = text
          attributed.attributedText = NSAttributedString(string: text, attributes: [.font: font])
          let sizes = [plain, attributed].map { label in
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: width, height: 0))
          }
          #expect(sizes[0] == sizes[1], "\(lines) lines, \(width) wide")
        }
      }
    }
  }

  @Test("spaces at the end of a line never make it end earlier")
  func spacesHang() {
    #expect(size("aaaa bbbb", within: 20) == CGSize(width: 20, height: 20))
    #expect(size("aaaa     bbbb", within: 20) == CGSize(width: 20, height: 20))
  }

  @Test("a line ends after a hyphen or a slash, but not before a digit")
  func hyphensBreak() {
    #expect(size("aaa-bbb", within: 20) == CGSize(width: 20, height: 20))
    #expect(size("aaa/bbb", within: 20) == CGSize(width: 20, height: 20))
    #expect(size("a -123", within: 20) == CGSize(width: 20, height: 20))
    #expect(size("aa 1/22", within: 25) == CGSize(width: 20, height: 20))
  }

  @Test("a word that is longer than the line breaks at a character")
  func longWordsBreak() {
    #expect(size("aaaaaaaaaa", within: 20) == CGSize(width: 20, height: 30))
    #expect(size("aa bbbbbbbb", within: 20) == CGSize(width: 20, height: 30))
  }

  @Test("a line ends between ideographs, but not before closing punctuation")
  func ideographsBreak() {
    #expect(size("漢字漢字", within: 20) == CGSize(width: 20, height: 20))
    #expect(size("漢字。漢", within: 20) == CGSize(width: 20, height: 30))
  }

  @Test("a no-break space keeps words together")
  func noBreakSpace() {
    #expect(size("a bb\u{A0}cc", within: 25) == CGSize(width: 25, height: 20))
  }

  @Test("by characters, a line ends inside a word")
  func characterWrapping() {
    let label = label("aa bbbb")
    simulator.run {
      label.lineBreakMode = .byCharWrapping
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 20))
      label.lineBreakMode = .byWordWrapping
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 20))
      label.text = "aa bbbbb"
      label.lineBreakMode = .byCharWrapping
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 20))
      label.lineBreakMode = .byWordWrapping
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 30))
    }
  }

  @Test("each run of an attributed text has its own font and its own space between letters")
  func attributedRuns() {
    let label = label("")
    simulator.run {
      let text = NSMutableAttributedString(string: "aabb")
      text.addAttribute(
        .font, value: Font(name: "Even", size: 42) as Any, range: NSRange(location: 2, length: 2))
      label.attributedText = text
      #expect(label.intrinsicContentSize == CGSize(width: 52, height: 42))
      text.addAttribute(.kern, value: CGFloat(3), range: NSRange(location: 0, length: 2))
      label.attributedText = text
      #expect(label.intrinsicContentSize == CGSize(width: 58, height: 42))
    }
  }

  @Test("the tallest font of a line makes its height and its baseline")
  func tallestFont() {
    let label = label("")
    simulator.run {
      let text = NSMutableAttributedString(string: "aaaa bb")
      text.addAttribute(
        .font, value: Font(name: "Even", size: 20) as Any, range: NSRange(location: 5, length: 1))
      label.attributedText = text
      #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 20, height: 30))
      let other = self.label("b")
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for view in [label, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      simulator.show(root)
      root.layoutIfNeeded()
      // 20 points have their baseline at 16, 10 points at 8.
      #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
      #expect(other.frame == CGRect(x: 40, y: 8, width: 5, height: 10))
    }
  }

  @Test("an attributed text with the system font of 42 points is 50.33 points high (25.42)")
  func attributedHeight() {
    let simulator = Simulator(scale: 3)
    simulator.run {
      let label = Label()
      label.attributedText = NSAttributedString(
        string: "Hi", attributes: [.font: Font.systemFont(ofSize: 42)])
      #expect(label.intrinsicContentSize.height == 151.0 / 3)
    }
  }

  @Test(
    "lines of a text style are as far apart as the design guidelines say",
    arguments: [
      (Font.TextStyle.body, 2, 42.5), (.subheadline, 2, 38.0), (.callout, 2, 40.5),
      (.body, 4, 86.5), (.body, 1, 20.5),
    ])
  func textStyles(_ given: (style: Font.TextStyle, lines: Int, height: Double)) {
    simulator.run {
      let label = Label()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: given.style)
      label.text = Array(repeating: "a", count: given.lines).joined(separator: "\n")
      #expect(Double(label.intrinsicContentSize.height) == given.height)
    }
  }

  @Test("lines of a font of a fixed size are as far apart as the font is high")
  func fixedFonts() {
    simulator.run {
      let label = Label()
      label.numberOfLines = 0
      label.text = "a\nb"
      for (size, height) in [(12, 29.0), (13, 31.5), (14, 33.5), (15, 36), (16, 38.5), (17, 41)] {
        label.font = .systemFont(ofSize: CGFloat(size))
        #expect(Double(label.intrinsicContentSize.height) == height, "\(size) points")
      }
    }
  }

  @Test("a label that adjusts its font follows the preferred text size; another one does not")
  func preferredTextSize() {
    let simulator = Simulator()
    simulator.run {
      let window = Window()
      let labels = [true, false].map { adjusts in
        let label = Label()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = adjusts
        window.addSubview(label)
        return label
      }
      window.isHidden = false
      simulator.traitCollection = TraitCollection(traitsFrom: [
        simulator.traitCollection,
        TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      ])
      #expect(labels.map { Double($0.font.pointSize) } == [53, 17])
    }
  }
}
