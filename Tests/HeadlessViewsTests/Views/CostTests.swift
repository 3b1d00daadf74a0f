import Foundation
import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews
@testable import Raster

/// Work that grew with the square, or with every pixel, and need not.
@MainActor
@Suite struct CostTests {
  @Test func aSelectionKeepsItsOrderWhateverIsDeselected() {
    var (selection, naive) = (ListSelection(), [ItemPath]())
    var seed: UInt64 = 7
    for _ in 0..<3000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let path = ItemPath(item: Int(seed >> 33) % 40, section: 0)
      if seed >> 60 < 9 {
        selection.insert(path)
        if !naive.contains(path) { naive.append(path) }
      } else {
        selection.remove(path)
        naive.removeAll { $0 == path }
      }
      #expect(selection.paths == naive)
      #expect(selection.count == naive.count && selection.isEmpty == naive.isEmpty)
      #expect(selection.contains(path) == naive.contains(path))
    }
    selection.keepFirst()
    #expect(selection.paths == Array(naive.prefix(1)))
  }

  @Test func thousandsOfRowsAreSelectedInOrder() {
    final class Rows: NSObject, TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4000 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let (simulator, rows) = (Simulator(), Rows())
    let table = TableView(frame: .zero, style: .plain)
    (table.dataSource, table.allowsMultipleSelection) = (rows, true)
    simulator.show(table)
    let paths = (0..<4000).map { IndexPath(row: $0, section: 0) }
    for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == paths)
    for path in paths.dropLast() { table.deselectRow(at: path, animated: false) }
    #expect(table.indexPathsForSelectedRows == [paths[3999]])
  }

  #if os(Linux)
    @Test func aScreenIsRenderedByRows() throws {
      let view = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.backgroundColor = .white
      let image = GraphicsImageRenderer(bounds: view.bounds).image {
        view.layer.render(in: $0.cgContext)
      }
      let bitmap = try #require(image.bitmap)
      var white = Bitmap(width: 1170, height: 2532)
      white.fill(0..<1170, 0..<2532, with: (255, 255, 255, 255))
      let isWhite = bitmap == white  // a failed expectation would print millions of pixels
      #expect(isWhite)
    }
  #endif

  @Test func rectanglesAreMasksWithoutPixels() {
    var mask = Mask(width: 40, height: 30)
    mask.add([
      Polyline(points: [
        CGPoint(x: 2, y: 3), CGPoint(x: 12, y: 3), CGPoint(x: 12, y: 9), CGPoint(x: 2, y: 9),
      ])
    ])
    #expect(mask.area == Mask.Area(columns: 2..<12, rows: 3..<9))
    #expect(mask.boundingBox == CGRect(x: 2, y: 3, width: 10, height: 6))
    var other = Mask(width: 40, height: 30)
    other.add([
      Polyline(points: [
        CGPoint(x: 8, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 5), CGPoint(x: 8, y: 5),
      ])
    ])
    mask.formIntersection(other)
    #expect(mask.area == Mask.Area(columns: 8..<12, rows: 3..<5))
    #expect(mask.coverage.filter { $0 == 255 }.count == 8)
    other.add([
      Polyline(points: [
        CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9),
      ])
    ])
    #expect(other.area == nil)
    mask.formIntersection(other)
    #expect(mask.coverage.filter { $0 == 255 }.count == 8)
  }

  @Test func filledRectanglesLookTheSameAsFilledPaths() throws {
    let renderer = GraphicsImageRenderer(size: CGSize(width: 9, height: 7))
    let plain = renderer.image { context in
      Color.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 5, height: 4))
    }
    let path = renderer.image { _ in
      Color.red.setFill()
      let path = BezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      for point in [(6, 1), (6, 3), (6, 5), (1, 5)] {  // five corners are no rectangle
        path.addLine(to: CGPoint(x: point.0, y: point.1))
      }
      path.close()
      path.fill()
    }
    #expect(plain == path)
    #expect(plain.pngData() == path.pngData())
    #expect(plain.hash == path.hash)
    let data = try #require(plain.pngData())
    let read = try #require(Image(data: data, scale: plain.scale))
    #expect(read == plain)
    #expect(read.hash == plain.hash)
    let other = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(other != plain)
  }

  @Test func checksumsArePNGs() {
    // An empty chunk, and a transparent pixel: written by other programs, too.
    let file = PNG.file(Bitmap(width: 1, height: 1))
    #expect([UInt8](file.suffix(12)) == [0, 0, 0, 0] + Array("IEND".utf8) + [174, 66, 96, 130])
    #expect([UInt8](file[29..<33]) == [0x1F, 0x15, 0xC4, 0x89])
    let bitmap = Bitmap(width: 300, height: 200, isOpaque: true)
    #expect(PNG.bitmap(of: PNG.file(bitmap)) == bitmap)
    #expect(bitmap.pixels.prefix(8) == [0, 0, 0, 255, 0, 0, 0, 255])
  }
}
