import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite struct TableViewCellLayoutTests {
  private let size = CGSize(width: 390, height: 44)

  private func frames(_ layout: TableViewCellLayout) -> [CGRect] {
    [layout.editControl, layout.contentView, layout.accessory, layout.reorderControl]
  }

  @Test func contentAlone() {
    let layout = TableViewCellLayout(size, accessory: nil)
    #expect(frames(layout) == [.zero, rect(0, 0, 390, 44), .zero, .zero])
  }

  @Test func accessory() {
    let layout = TableViewCellLayout(size, accessory: CGSize(width: 10, height: 14))
    #expect(frames(layout) == [.zero, rect(0, 0, 356, 44), rect(364, 15, 10, 14), .zero])
  }

  @Test func editing() {
    let layout = TableViewCellLayout(
      size, accessory: nil, indents: true, showsEditControl: true)
    #expect(frames(layout) == [rect(0, 0, 38, 44), rect(38, 0, 352, 44), .zero, .zero])
  }

  @Test func editingWithoutIndentation() {
    let layout = TableViewCellLayout(size, accessory: nil, showsEditControl: true)
    #expect(frames(layout) == [rect(0, 0, 38, 44), rect(0, 0, 390, 44), .zero, .zero])
  }

  @Test func everything() {
    let layout = TableViewCellLayout(
      size, accessory: CGSize(width: 10, height: 14), indents: true, showsEditControl: true,
      showsReorderControl: true)
    #expect(
      frames(layout) == [
        rect(0, 0, 38, 44), rect(38, 0, 292, 44), rect(338, 15, 10, 14), rect(348, 0, 42, 44),
      ])
    #expect(
      frames(layout.mirrored(in: 390)) == [
        rect(352, 0, 38, 44), rect(60, 0, 292, 44), rect(42, 15, 10, 14), rect(0, 0, 42, 44),
      ])
  }
}
