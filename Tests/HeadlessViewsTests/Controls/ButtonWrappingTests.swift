import Foundation
import HeadlessKit
import Testing

@MainActor @Suite struct ButtonWrappingTests {
  private func button(_ mode: LineBreakMode? = nil) -> Button {
    var configuration = Button.Configuration.plain()
    configuration.title = "Unlock everything for a year"
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 7, leading: 10, bottom: 7, trailing: 10)
    if let mode { configuration.titleLineBreakMode = mode }
    return Button(configuration: configuration)
  }

  /// Returns the height of a button of a width, according to its title.
  private func height(of button: Button, lines: Int, in width: CGFloat) -> CGFloat {
    let label = Label()
    label.font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
    label.text = button.titleLabel?.text
    label.numberOfLines = lines
    return label.sizeThatFits(CGSize(width: width - 20, height: 1000)).height + 14
  }

  @Test func aConfiguredTitleContinuesInFurtherLines() {
    Simulator(scale: 2).run {
      let (box, button) = (View(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), button())
      let oneLine = button.intrinsicContentSize
      #expect(oneLine.height == height(of: button, lines: 1, in: 500))
      #expect(button.sizeThatFits(.zero) == oneLine)
      button.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(button)
      LayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 150),
        button.topAnchor.constraint(equalTo: box.topAnchor),
        button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      ])
      box.layoutIfNeeded()
      let wrapped = height(of: button, lines: 0, in: 150)
      #expect(wrapped > oneLine.height + 15)
      #expect(button.frame == CGRect(x: 0, y: 0, width: 150, height: wrapped))
      button.layoutIfNeeded()
      #expect(button.titleLabel?.frame.height == wrapped - 14)
      #expect(button.sizeThatFits(CGSize(width: 150, height: 0)).height == wrapped)
    }
  }

  @Test func aTitleThatIsShortenedStaysInOneLine() {
    Simulator(scale: 2).run {
      let button = button(.byTruncatingTail)
      #expect(button.sizeThatFits(CGSize(width: 150, height: 0)) == button.intrinsicContentSize)
    }
  }
}
