import Foundation
import HeadlessComponents
import TestSupport
import Testing

@testable import HeadlessViews

/// The number of lines that a height has room for.
@Suite struct FittingLineTests {
  /// Compares with the bottom of each line, added up one by one: lines that are as high as their fonts,
  /// and apart as their paragraphs say.
  @Test func linesFitIfTheirBottomsDo() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let text = NSMutableAttributedString()
      let count = Int.random(in: 1...7, using: &random)
      for number in 0..<count {
        let style = MutableParagraphStyle()
        style.lineSpacing = CGFloat(Int.random(in: 0...12, using: &random))
        let size = CGFloat(Int.random(in: 8...30, using: &random))
        text.append(
          NSAttributedString(
            string: number == count - 1 ? "a" : "a\n",
            attributes: [.font: Font.systemFont(ofSize: size), .paragraphStyle: style]))
      }
      let layout = TextLayout(TextContent(text), font: .systemFont(ofSize: 17), width: 500)
      #expect(layout.lines.count == count)
      var bottoms: [CGFloat] = []
      var top: CGFloat = 0
      for line in layout.lines {
        bottoms.append(top + line.height)
        top += line.height + line.spacing
      }
      let heights: [CGFloat] = bottoms.map { $0 - 0.5 } + bottoms.map { $0 + 0.5 } + [0, 1000]
      for height in heights {
        let expected = max(1, bottoms.prefix { $0 <= height }.count)
        #expect(layout.linesFitting(in: height) == expected, "\(height) of \(bottoms)")
      }
    }
  }
}
