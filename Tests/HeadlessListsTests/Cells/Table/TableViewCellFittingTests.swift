import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private let bodyLine: CGFloat = 61.0 / 3
private let captionLine: CGFloat = 43.0 / 3

private final class ProudCell: TableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 123)
  }
}

private final class StubbornCell: TableViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 77)
  }
}

/// A view whose height grows with its width, which shows the width it was measured for.
private final class RatioView: View, ContentView {
  struct Configuration: ContentConfiguration {
    func makeContentView() -> any View & ContentView { RatioView(frame: .zero) }
    func updated(for state: any ConfigurationState) -> Configuration { self }
  }

  var configuration: any ContentConfiguration = Configuration()

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width / 4)
  }
}

@Suite @MainActor struct TableViewCellFittingTests {
  /// Returns the height of a self-sizing row.
  private func height(_ cell: TableViewCell, width: CGFloat = 390) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func emptyCell() {
    #expect(height(TableViewCell()) == 44)
  }

  @Test func oneLine() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Momo"
    #expect(height(cell) == 44)
    #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 44))
  }

  @Test func wrappedLines() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .halfEm(ofSize: 17)
    // 20 words of 5 letters take 119 characters; 42 fit on a line of 358 points.
    cell.textLabel?.text = Array(repeating: "dwarf", count: 20).joined(separator: " ")
    #expect(height(cell) == 83)
    // 284 points beside the accessory: 33 characters on a line.
    cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(height(cell) == (17 * 1.193359375 * 4 * 3).rounded(.up) / 3 + 22)
  }

  @Test func subtitle() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Momo"
    cell.detailTextLabel?.text = "Ende"
    #expect(height(cell) == bodyLine + captionLine + 22)
  }

  @Test func contentConfiguration() {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Momo"
    content.secondaryText = "Ende"
    cell.contentConfiguration = content
    // A subtitle of 15 points has lines of 18. (behaviour 21.3, 21.7, 21.9)
    #expect(height(cell) == bodyLine + 18 + 30)
  }

  @Test func aCustomContentViewIsMeasuredAtTheContentsWidth() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.contentConfiguration = RatioView.Configuration()
    #expect(height(cell) == 89)  // a quarter of 390 - 16 - 10 - 8
  }

  @Test func overridesAreHonoured() {
    #expect(height(ProudCell(style: .default, reuseIdentifier: nil)) == 123)
    #expect(height(StubbornCell(style: .default, reuseIdentifier: nil)) == 77)
  }

  @Test func subviewsAreMeasuredByTheirAutoresizingMasks() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 390, height: 44)
    cell.layoutIfNeeded()
    let fixed = View(frame: CGRect(x: 0, y: 10, width: 50, height: 60))
    cell.contentView.addSubview(fixed)
    #expect(height(cell) == 70)
    fixed.isHidden = true
    #expect(height(cell) == 44)

    let text = Label(frame: CGRect(x: 20, y: 8, width: 350, height: 28))
    text.numberOfLines = 0
    text.text = Array(repeating: "dwarf", count: 20).joined(separator: " ")
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(text)
    #expect(height(cell) == 77)
  }
}
