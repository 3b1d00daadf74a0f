import HeadlessKit
import ListCore
import Testing

@testable import ListTesting

/// Boxes with more texts than lines, and boxes beside other views.
@Suite struct TextCanvasTests {
  private static func tile(
    _ index: Int, _ frame: Frame, _ texts: [String]
  ) -> ScreenState.Element {
    ScreenState.Element(
      place: .item(ItemPath(item: index, section: 0)), name: ListViewName(.cell, index),
      frame: frame, texts: texts)
  }

  @Test(arguments: 1...12)
  func `a box shows as many texts as it has lines, and keeps its edges`(_ count: Int) {
    let tall = Self.tile(
      0, Frame(x: 0, y: 0, width: 150, height: 150), (0..<count).map { "a\($0)." })
    let low = Self.tile(
      1, Frame(x: 150, y: 0, width: 150, height: 50), (0..<count).map { "b\($0)." })
    let lines = TextCanvas(
      [tall, low], in: Frame(x: 0, y: 0, width: 300, height: 400), columns: 30
    ).lines
    let edge = String(repeating: "─", count: 13)
    #expect(lines.count == 9)
    #expect(lines.allSatisfy { $0.count == 30 })
    #expect(lines.first == "┌\(edge)┐┌\(edge)┐")
    #expect(lines[2].hasSuffix("└\(edge)┘"))
    #expect(lines.last == "└\(edge)┘" + String(repeating: " ", count: 15))
    for text in 0..<count {
      #expect(lines.contains { $0.contains("a\(text).") } == (text < 7))
      #expect(lines.contains { $0.contains("b\(text).") } == (text < 1))
    }
  }

  @Test func `tiles that overlap form one band below a header that pins over them`() {
    let header = ScreenState.Element(
      place: .header(section: 0), name: ListViewName(.header, 0),
      frame: Frame(x: 0, y: 0, width: 300, height: 40), texts: ["Books"])
    let tiles = (0..<2).map {
      Self.tile($0, Frame(x: Double($0) * 150, y: 20, width: 150, height: 60), ["t\($0)"])
    }
    let state = ScreenState(
      kind: .collection, visible: Frame(x: 0, y: 0, width: 300, height: 400),
      contentHeight: 400, counts: [2], cells: tiles, otherViews: [header])
    let lines = state.drawing(rows: 20, columns: 32).split(separator: "\n")
    #expect(lines.count { $0.contains("t0") } == 1)
    #expect(lines.count { $0.contains("t0") && $0.contains("t1") } == 1)
  }
}
