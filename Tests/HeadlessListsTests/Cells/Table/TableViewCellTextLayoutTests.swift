import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A style with texts of known sizes, in a content view of 390 by 44 points.
private struct StyleCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let style: TableViewCell.CellStyle
  var size = CGSize(width: 390, height: 44)
  var indentation: CGFloat = 0
  var image: CGSize?
  var text: CGSize?
  var detail: CGSize?
  var expectedImage = CGRect.zero
  var expectedText = CGRect.zero
  var expectedDetail = CGRect.zero
  var expectedHeight: CGFloat = 44
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

@Suite @MainActor struct TableViewCellTextLayoutTests {
  nonisolated private static let cases = [
    StyleCase(testDescription: "nothing", style: .default),
    StyleCase(
      testDescription: "default", style: .default, text: size(100, 20),
      expectedText: rect(16, 12, 358, 20)),
    StyleCase(
      testDescription: "default never shows a detail", style: .default, detail: size(10, 10)),
    StyleCase(
      testDescription: "indented by 20", style: .default, indentation: 20, text: size(100, 20),
      expectedText: rect(36, 12, 338, 20)),
    StyleCase(
      testDescription: "with an image", style: .default, image: size(30, 30), text: size(100, 20),
      expectedImage: rect(16, 7, 30, 30), expectedText: rect(54, 12, 320, 20)),
    StyleCase(
      testDescription: "an image higher than the row keeps its proportions", style: .default,
      image: size(176, 88), text: size(100, 20), expectedImage: rect(16, 0, 88, 44),
      expectedText: rect(112, 12, 262, 20)),
    StyleCase(
      testDescription: "a text of three lines wants more height", style: .default,
      size: size(390, 0), text: size(358, 60), expectedText: rect(16, 11, 358, 60),
      expectedHeight: 82),
    StyleCase(
      testDescription: "subtitle", style: .subtitle, text: size(100, 20), detail: size(50, 14),
      expectedText: rect(16, 5, 358, 20), expectedDetail: rect(16, 25, 358, 14),
      expectedHeight: 56),
    StyleCase(
      testDescription: "subtitle without a detail", style: .subtitle, text: size(100, 20),
      expectedText: rect(16, 12, 358, 20)),
    StyleCase(
      testDescription: "subtitle without a text", style: .subtitle, detail: size(50, 14),
      expectedDetail: rect(16, 15, 358, 14)),
    StyleCase(
      testDescription: "value1", style: .value1, text: size(100, 20), detail: size(50, 20),
      expectedText: rect(16, 12, 100, 20), expectedDetail: rect(324, 12, 50, 20)),
    StyleCase(
      testDescription: "value1: the text comes first", style: .value1, text: size(340, 20),
      detail: size(50, 20), expectedText: rect(16, 12, 340, 20),
      expectedDetail: rect(362, 12, 12, 20)),
    StyleCase(
      testDescription: "value2", style: .value2, text: size(60, 20), detail: size(50, 20),
      expectedText: rect(16, 12, 91, 20), expectedDetail: rect(113, 12, 261, 20)),
  ]

  @Test(arguments: cases)
  private func frames(_ given: StyleCase) {
    func measure(_ size: CGSize?) -> TableViewCellTextLayout.Measure? {
      size.map { size in { _ in size } }
    }
    let layout = TableViewCellTextLayout(
      given.style, in: given.size, indentation: given.indentation, image: given.image,
      text: measure(given.text), detail: measure(given.detail))
    #expect(layout.image == given.expectedImage)
    #expect(layout.text == given.expectedText)
    #expect(layout.detail == given.expectedDetail)
    #expect(layout.fittingHeight == given.expectedHeight)
  }

  @Test func mirrored() {
    let layout = TableViewCellTextLayout(
      .value1, in: size(390, 44), image: size(30, 30), text: { _ in size(100, 20) },
      detail: { _ in size(50, 20) }
    ).mirrored(in: 390)
    #expect(layout.image == rect(344, 7, 30, 30))
    #expect(layout.text == rect(236, 12, 100, 20))
    #expect(layout.detail == rect(16, 12, 50, 20))
  }
}
