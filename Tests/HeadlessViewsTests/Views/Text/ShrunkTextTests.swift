import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews
import Testing

/// Texts that shrink to fit, in a font whose characters are half an em wide and one em high.
@MainActor
@Suite struct ShrunkTextTests {
  private let simulator = Simulator(scale: 2)

  init() {
    simulator.interfaces.register(
      font: "Even", FontWidths([:], others: 0.5, ascender: 0.8, descender: -0.2))
  }

  /// A label of 50 x 20 points with a text of 100 points.
  private func label(adjusts: Bool = true, least: CGFloat = 0) -> Label {
    simulator.run {
      let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.font = Font(name: "Even", size: 20)
      label.text = "abcdefghij"
      label.adjustsFontSizeToFitWidth = adjusts
      label.minimumScaleFactor = least
      return label
    }
  }

  private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    abs((one ?? -1) - other) < 0.002
  }

  @Test("a text shrinks until it fits, and is shortened if it may not shrink that far")
  func shrinking() {
    let free = label()
    let limited = label(least: 0.75)
    let rigid = label(adjusts: false)
    simulator.run {
      #expect(isNear(free.drawnScale, 0.5))
      #expect(free.drawnText == "abcdefghij")
      #expect(isNear(limited.drawnScale, 0.75))
      #expect(limited.drawnText == "abcde…")
      #expect(rigid.drawnScale == 1)
      #expect(rigid.drawnText == "abcd…")
    }
  }

  @Test("neither the font nor the intrinsic size shrinks")
  func layoutStays() {
    let label = label()
    simulator.run {
      #expect(label.font.pointSize == 20)
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 20))
    }
  }

  @Test("a text of several lines shrinks until all of them fit")
  func severalLines() {
    let label = label()
    simulator.run {
      label.numberOfLines = 2
      label.bounds.size.height = 40
      #expect(label.drawnScale == 1)
      label.bounds.size.height = 20
      #expect(isNear(label.drawnScale, 0.5))
      label.numberOfLines = 0
      label.text = "abcde fghij klmno"
      label.bounds.size.height = 30
      #expect(isNear(label.drawnScale, 0.5))
    }
  }

  @Test("the title of a button shrinks with its label's properties")
  func buttonTitle() {
    simulator.run {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      button.titleLabel?.font = Font(name: "Even", size: 20)
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.setTitle("abcdefghij", for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.drawnText == "abcdefghij")
      #expect(isNear(button.titleLabel?.drawnScale, 0.5))
    }
  }

  @Test("a field's text shrinks down to its minimum size in points")
  func field() {
    simulator.run {
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      field.font = Font(name: "Even", size: 20)
      field.text = "abcdefghij"
      field.adjustsFontSizeToFitWidth = true
      #expect(isNear(field.drawnScale, 0.5))
      field.minimumFontSize = 15
      #expect(isNear(field.drawnScale, 0.75))
      #expect(field.drawn("abcdefghij") == "abcde…")
      field.adjustsFontSizeToFitWidth = false
      #expect(field.drawnScale == 1)
    }
  }

  @Test("a measured text shrinks by the context's factor, which gets the real one")
  func context() {
    simulator.run {
      let context = StringDrawingContext()
      let text = NSAttributedString(
        string: "abcdefghij", attributes: [.font: Font(name: "Even", size: 20) as Any])
      let size = CGSize(width: 80, height: 20)
      #expect(text.boundingRect(with: size, context: context).width == 100)
      #expect(context.actualScaleFactor == 1)
      context.minimumScaleFactor = 0.5
      let bounds = text.boundingRect(with: size, context: context)
      #expect(isNear(context.actualScaleFactor, 0.8))
      #expect(abs(bounds.width - 80) < 0.2)
      #expect(context.totalBounds == bounds)
      context.minimumScaleFactor = 0.9
      #expect(isNear(text.boundingRect(with: size, context: context).width / 100, 0.9))
    }
  }
}
