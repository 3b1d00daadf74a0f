import Foundation
import HeadlessKit
import Testing

@MainActor
@Suite struct TextWidthTests {
  private func width(of text: String, _ font: Font, scale: Double = 3) -> Double {
    let simulator = Simulator(scale: CGFloat(scale))
    return simulator.run {
      let label = Label()
      label.font = font
      label.text = text
      return Double(label.intrinsicContentSize.width)
    }
  }

  private func font(_ label: RecordedLabel) -> Font {
    let weights: [String: Font.Weight] = [
      "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    return .systemFont(ofSize: CGFloat(label.size), weight: weights[label.weight] ?? .regular)
  }

  @Test("nine of ten recorded labels have their width within a point, and all but a few within two")
  func recordedLabels() {
    var errors: [Double] = []
    for label in RecordedLabel.all {
      errors.append(abs(width(of: label.text, font(label), scale: label.scale) - label.width))
    }
    let near = errors.count { $0 <= 1 }
    let close = errors.count { $0 <= 2 }
    #expect(Double(near) >= 0.9 * Double(errors.count), "\(near) of \(errors.count)")
    #expect(Double(close) >= 0.95 * Double(errors.count), "\(close) of \(errors.count)")
  }

  @Test("letters change their shape fastest at 22 points, as recorded labels of six apps show")
  func opticalSizes() {
    let labels: [RecordedLabel] = [
      .init("No Downloaded Episodes", 18, "regular", 206, 2),
      .init("Volume Boost", 18, "regular", 111.5, 2),
      .init("Nothing Starred", 18, "regular", 128, 2),
      .init("Rearrange Actions", 18, "semibold", 155.5, 2),
      .init("Riley Testut", 18, "bold", 100.5, 2),
      .init("Label", 20, "regular", 48, 2),
      .init("Navigation Controller", 20, "regular", 184, 2),
      .init("UINavigationBar", 22, "regular", 154.5, 2),
      .init("Account Upgraded", 22, "bold", 193.5, 2),
      .init("Time to add some Podcasts!", 22, "bold", 288.5, 2),
      .init("Featured", 22, "bold", 92, 2),
      .init("Source Name", 22, "regular", 128.667, 3),
      .init("Installed", 24, "bold", 96.5, 2),
    ]
    for label in labels {
      let found = width(of: label.text, font(label), scale: label.scale)
      #expect(abs(found - label.width) <= 1, "\(label.text)")
    }
  }

  @Test("letters that lean towards each other stand closer, in one line and in several")
  func kerning() {
    let font = Font.systemFont(ofSize: 20)
    let alone = ["T", "o"].map { width(of: $0, font, scale: 100) }.reduce(0, +)
    #expect(width(of: "To", font, scale: 100) < alone - 1)
    #expect(width(of: "T o", font, scale: 100) > alone)
    // The line is broken by the same widths: a text fits into its own.
    let line = "To AVOID Two Years: Type 7.5, Wait."
    Simulator(scale: 3).run {
      let label = Label()
      label.numberOfLines = 0
      label.font = font
      label.text = line
      let size = label.intrinsicContentSize
      #expect(label.sizeThatFits(CGSize(width: size.width, height: 1000)).height == size.height)
      let narrower = CGSize(width: size.width - 2, height: 1000)
      #expect(label.sizeThatFits(narrower).height > 1.5 * size.height)
    }
  }

  @Test("a letter with a diacritic is as wide as its base letter")
  func diacritics() {
    let font = Font.systemFont(ofSize: 17)
    for (marked, plain) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ế", "e"), ("ğ", "g"), ("Ž", "Z")]
    {
      #expect(width(of: marked, font) == width(of: plain, font), "\(marked)")
      let decomposed = marked.decomposedStringWithCanonicalMapping
      #expect(width(of: decomposed, font) == width(of: plain, font), "\(marked), decomposed")
    }
  }

  @Test("an ideograph is as wide as the font size")
  func wideCharacters() {
    let font = Font.systemFont(ofSize: 17)
    for character in ["漢", "カ", "한"] { #expect(width(of: character, font) == 17, "\(character)") }
  }

  @Test("digits are equally wide in the font with monospaced digits, and letters as in the other")
  func equalDigits() {
    let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width(of: "1111", font) == width(of: "8080", font))
    #expect(width(of: "1111", .systemFont(ofSize: 17)) < width(of: "8080", .systemFont(ofSize: 17)))
    #expect(width(of: "Label", font) == width(of: "Label", .systemFont(ofSize: 17)))
    #expect(font != .systemFont(ofSize: 17))
    #expect(font.withSize(20) == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
  }

  @Test("every character is equally wide in a monospaced font")
  func monospaced() throws {
    let menlo = try #require(Font(name: "Menlo-Regular", size: 10))
    #expect(width(of: "iiii", menlo) == width(of: "WWWW", menlo))
    #expect(width(of: String(repeating: "m", count: 100), menlo, scale: 1) == 602)
    let system = Font.monospacedSystemFont(ofSize: 10, weight: .bold)
    #expect(width(of: "il", system) == width(of: "MW", system))
  }

  @Test("a heavier weight is wider, and a weight between two named ones is between them")
  func weights() {
    let text = "The quick brown fox jumps over the lazy dog"
    let widths = [-0.4, 0, 0.15, 0.23, 0.4, 0.62].map {
      width(of: text, .systemFont(ofSize: 17, weight: Font.Weight(rawValue: $0)))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test("Helvetica Neue has its own widths and line height")
  func helvetica() throws {
    let font = try #require(Font(name: "HelveticaNeue", size: 10))
    // 0.722 + 0.556 + 0.222 + 0.222 + 0.556 of 10 points, rounded up to thirds.
    #expect(width(of: "Hello", font) == 23)
    #expect(abs(font.lineHeight - 11.65) < 0.001)
    // The other weights have higher lines. (behaviour 24.3)
    for name in ["HelveticaNeue-Light", "HelveticaNeue-Medium", "HelveticaNeue-Bold"] {
      #expect(abs(try #require(Font(name: name, size: 10)).lineHeight - 11.9) < 0.001)
    }
  }

  @Test("a family is found whatever its names end in")
  func endingsOfNames() throws {
    for name in ["CourierNewPSMT", "CourierNewPS-BoldMT", "Courier New"] {
      let font = try #require(Font(name: name, size: 10))
      #expect(width(of: "iiiii", font) == 30)
      #expect(abs(font.lineHeight - 11.33) < 0.001)
    }
  }

  @Test("a font that a test registers has the widths and the line height that it gave")
  func registeredFont() throws {
    let simulator = Simulator()
    try simulator.run {
      simulator.interfaces.register(
        font: "Lato-Bold", FontWidths(["i": 0.25], others: 0.5, ascender: 1, descender: -0.5))
      let font = try #require(Font(name: "Lato-Bold", size: 20))
      let label = Label()
      label.font = font
      label.text = "aïí"
      #expect(label.intrinsicContentSize == CGSize(width: 20, height: 30))
      label.font = font.withSize(40)
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 60))
    }
    let other = Simulator()
    other.run { #expect(Font(name: "Lato-Bold", size: 20) == nil) }
  }

  @Test("a huge and an undefined size are measured without a trap")
  func invalidSizes() {
    for size in [CGFloat.nan, .infinity, -3, 0, 1e300] {
      _ = Font.systemFont(ofSize: size).lineHeight
      let text = NSAttributedString(
        string: "a\tb", attributes: [.font: Font.systemFont(ofSize: size)])
      _ = text.boundingRect(with: CGSize(width: 10, height: 10), context: nil)
    }
  }
}
