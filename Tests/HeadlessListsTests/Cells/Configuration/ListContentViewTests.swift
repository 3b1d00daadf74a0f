import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private let bodyLine: CGFloat = 61.0 / 3
private let subtitleLine: CGFloat = 18

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite @MainActor struct ListContentViewTests {
  private func view(_ content: ListContentConfiguration, height: CGFloat = 44) -> ListContentView {
    let view = ListContentView(configuration: content)
    view.frame = rect(0, 0, 390, height)
    view.layoutIfNeeded()
    return view
  }

  @Test func text() {
    var content = ListContentConfiguration.cell()
    content.text = "Momo"
    content.textProperties.font = .halfEm(ofSize: 17)
    let view = view(content)
    #expect(view.textLayoutGuide?.layoutFrame == rect(16, (44 - bodyLine) / 2, 366, bodyLine))
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    let labels = view.subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.text) == ["Momo", nil])
    #expect(labels.map(\.isHidden) == [false, true])
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 52))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 58, height: 52))
  }

  @Test func subtitle() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Momo"
    content.secondaryText = "Ende"
    let height = bodyLine + subtitleLine + 30
    let view = view(content, height: height)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height == height)
    let text = view.textLayoutGuide?.layoutFrame ?? .zero
    let secondary = view.secondaryTextLayoutGuide?.layoutFrame ?? .zero
    #expect(abs(text.minY - 15) < 1e-9)
    #expect(abs(secondary.minY - (15 + bodyLine)) < 1e-9)
    #expect(
      [text.size, secondary.size] == [
        rect(0, 0, 366, bodyLine).size, rect(0, 0, 366, subtitleLine).size,
      ])
  }

  @Test func textsAreSideBySideWhereThereIsRoom() {
    var content = ListContentConfiguration.valueCell()
    content.text = "Momo"
    content.secondaryText = "Ende"
    content.textProperties.font = .halfEm(ofSize: 17)
    content.secondaryTextProperties.font = .halfEm(ofSize: 17)
    let top = (44 - bodyLine) / 2
    let wide = view(content)
    #expect(wide.textLayoutGuide?.layoutFrame == rect(16, top, 34, bodyLine))
    #expect(wide.secondaryTextLayoutGuide?.layoutFrame == rect(348, top, 34, bodyLine))

    content.text = String(repeating: "M", count: 43)  // 365.5 points
    let stacked = view(content)
    #expect(stacked.textLayoutGuide?.layoutFrame.width == 366)
    #expect(stacked.secondaryTextLayoutGuide?.layoutFrame.minX == 16)
    #expect(
      stacked.sizeThatFits(CGSize(width: 390, height: 0)).height == bodyLine + 4 + bodyLine + 30)
  }

  @Test func theImageIsInFrontOfTheText() {
    var content = ListContentConfiguration.cell()
    content.text = "Momo"
    content.image = Image(name: "cover", size: CGSize(width: 30, height: 40))
    let view = view(content, height: 70)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height == 70)
    #expect(view.imageLayoutGuide?.layoutFrame == rect(16, 15, 30, 40))
    #expect(view.textLayoutGuide?.layoutFrame == rect(62, 35 - bodyLine / 2, 320, bodyLine))
  }

  /// Behaviour 21.15, 21.16.
  @Test func anImageShrinksToTheRow() {
    func frame(_ size: CGSize, rowHeight: CGFloat) -> CGRect? {
      var content = ListContentConfiguration.cell()
      content.text = "Momo"
      content.image = Image(name: "cover", size: size)
      let view = view(content, height: rowHeight)
      return view.imageLayoutGuide?.layoutFrame
    }
    let cover = CGSize(width: 30, height: 40)
    #expect(frame(cover, rowHeight: 50) == rect(16, 15, 15, 20))
    #expect(frame(cover, rowHeight: 90) == rect(16, 25, 30, 40))
    #expect(frame(cover, rowHeight: 30) == rect(16, 15, 0, 0))
  }

  @Test func theCellsMarginsApplyWhereTheyAreWider() {
    let cell = TableViewCell(frame: rect(0, 0, 390, 44))
    cell.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 20, right: 5)
    var content = ListContentConfiguration.cell()
    content.text = "Momo"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    func text() -> CGRect? { (cell.contentView as? ListContentView)?.textLayoutGuide?.layoutFrame }
    #expect(text()?.minX == 30)
    #expect(text()?.maxX == 382)
    #expect(cell.sizeThatFits(cell.bounds.size).height == 40 + bodyLine)

    content.axesPreservingSuperviewLayoutMargins = []
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(text()?.minX == 16)
    #expect(cell.sizeThatFits(cell.bounds.size).height == 52)
  }

  @Test func indentation() {
    let cell = TableViewCell(frame: rect(0, 0, 390, 44))
    var content = ListContentConfiguration.cell()
    content.text = "Momo"
    cell.contentConfiguration = content
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    let text = (cell.contentView as? ListContentView)?.textLayoutGuide?.layoutFrame
    #expect(text?.minX == 46)
    #expect(text?.maxX == 374)
  }

  @Test func mirrored() {
    var content = ListContentConfiguration.valueCell()
    content.text = "Momo"
    content.secondaryText = "Ende"
    content.textProperties.font = .halfEm(ofSize: 17)
    content.secondaryTextProperties.font = .halfEm(ofSize: 17)
    let view = ListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = rect(0, 0, 390, 44)
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame.minX == 340)
    #expect(view.secondaryTextLayoutGuide?.layoutFrame.minX == 8)
  }

  @Test func labelsTakeTheConfigurationsProperties() {
    var content = ListContentConfiguration.groupedHeader()
    content.text = "Novels"
    content.textProperties.alignment = .center
    content.textProperties.numberOfLines = 2
    content.textProperties.lineBreakMode = .byWordWrapping
    content.alpha = 0.5
    let view = view(content)
    let label = view.subviews.compactMap { $0 as? Label }.first
    #expect(label?.text == "Novels")
    #expect(label?.textAlignment == .center)
    #expect(label?.numberOfLines == 2)
    #expect(label?.lineBreakMode == .byWordWrapping)
    #expect(label?.textColor == .secondaryLabel)
    #expect(view.alpha == 0.5)
  }

  @Test func transforms() {
    typealias Transform = ListContentConfiguration.TextProperties.TextTransform
    let transforms: [Transform] = [.none, .uppercase, .lowercase, .capitalized]
    #expect(
      transforms.map { $0("the Hobbit") } == [
        "the Hobbit", "THE HOBBIT", "the hobbit", "The Hobbit",
      ])
  }

  @Test func supportsItsOwnConfigurationOnly() {
    struct Other: ContentConfiguration {
      func makeContentView() -> any View & ContentView {
        ListContentView(configuration: .cell())
      }
      func updated(for state: any ConfigurationState) -> Other { self }
    }
    let view = ListContentView(configuration: .cell())
    #expect(view.supports(ListContentConfiguration.footer()))
    #expect(!view.supports(Other()))
  }
}
