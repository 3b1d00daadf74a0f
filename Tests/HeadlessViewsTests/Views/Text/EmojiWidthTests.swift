import Foundation
import HeadlessKit
import HeadlessViews
import Testing

/// The widths of emoji that Interface Builder recorded (behaviour 24.4).
@MainActor
@Suite struct EmojiWidthTests {
  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    Font.systemFont(ofSize: size).width(of: text)
  }

  @Test(
    "an emoji is as wide as recorded: 1.37 em at 17 points, 1.38 em at 18, 1.11 em at 34",
    arguments: [("🍭", 17, 23.0...23.5), ("❤️", 18, 24.7...25.2), ("🏃‍♂️", 34, 37.5...38)])
  func recorded(_ given: (emoji: String, size: Int, width: ClosedRange<Double>)) {
    #expect(given.width.contains(Double(width(given.emoji, CGFloat(given.size)))))
  }

  @Test("an emoji of several scalars is one picture")
  func severalScalars() {
    let one = width("👍", 17)
    for emoji in ["👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️"] { #expect(width(emoji, 17) == one, "\(emoji)") }
    #expect(width("👍👍", 17) == 2 * one)
  }

  @Test("digits, signs and ideographs are no emoji")
  func others() {
    for text in ["1", "#", "©", "漢", "❤\u{FE0E}"] { #expect(width(text, 17) < 18, "\(text)") }
  }

  @Test("a text with an emoji is as wide as its parts, measured at once or by lines")
  func mixed() {
    simulatorRun {
      let label = Label()
      label.text = "a ❤️ b"
      let parts = width("a ", 17) + width("❤️", 17) + width(" b", 17)
      #expect(abs(width("a ❤️ b", 17) - parts) < 0.001)
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)).width - parts < 0.5)
    }
  }

  private func simulatorRun(_ body: @MainActor () -> Void) { Simulator().run(body) }
}
