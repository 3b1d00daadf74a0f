import Foundation
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Values of cells against plain sums: accessories, images, measured widths, layouts in between.
@MainActor
@Suite struct PlainCellTests {
  @Test("accessories are centred in their spaces, from both edges to the content")
  func accessories() {
    var numbers = SeededGenerator(seed: 8)
    func length(_ limit: Int) -> CGFloat { CGFloat(numbers.below(limit)) }
    for round in 0..<200 {
      func elements() -> [CellAccessoryLayout.Element] {
        (0..<numbers.below(4)).map { _ in
          .init(room: 10 + length(20), size: CGSize(width: 4 + length(30), height: 4 + length(20)))
        }
      }
      let (leading, trailing) = (elements(), elements())
      let margins = DirectionalEdgeInsets(
        top: 0, leading: length(20), bottom: 0, trailing: length(20))
      let (indentation, indents) = (length(30), numbers.below(2) == 0)
      let layout = CellAccessoryLayout(
        CGSize(width: 400, height: 50), margins: margins, leading: leading, trailing: trailing,
        indentation: indentation, indentsAccessories: indents)
      var x = (indents ? indentation : 0) + (leading.isEmpty ? 0 : margins.leading)
      for (index, element) in leading.enumerated() {
        expect(layout.leading[index], element, x, round)
        x += element.room + (index == leading.count - 1 ? 0 : CellMetrics.leadingAccessorySpacing)
      }
      #expect(layout.content.minX == x + (indents ? 0 : indentation), "round \(round)")
      x = 400 - (trailing.isEmpty ? 0 : margins.trailing)
      for index in trailing.indices.reversed() {
        x -= trailing[index].room
        expect(layout.trailing[index], trailing[index], x, round)
        if index > 0 { x -= CellMetrics.trailingAccessorySpacing }
      }
      #expect(layout.content.maxX == x, "round \(round)")
      #expect(layout.line == nil && layout.content.height == 50)
      let mirrored = layout.mirrored(in: 400)
      #expect(mirrored.content.minX == 400 - layout.content.maxX)
      #expect(mirrored.leading.map(\.maxX) == layout.leading.map { 400 - $0.minX })
      #expect(mirrored.trailing.map(\.width) == layout.trailing.map(\.width))
      #expect(mirrored.mirrored(in: 400) == layout)
    }
  }

  private func expect(
    _ frame: CGRect, _ element: CellAccessoryLayout.Element, _ start: CGFloat, _ round: Int
  ) {
    #expect(frame.size == element.size, "round \(round)")
    #expect(frame.midX == start + element.room / 2 && frame.midY == 25, "round \(round)")
  }

  @Test("an image keeps its aspect within each of its limits")
  func images() {
    let sides: [CGFloat] = [0, 10, 40, 100]
    for width in sides {
      for height in sides {
        for (most, limit) in [
          (CGSize.zero, nil), (.zero, 20), (CGSize(width: 25, height: 0), nil),
          (CGSize(width: 0, height: 25), nil), (CGSize(width: 50, height: 5), 30),
        ]
          as [(CGSize, CGFloat?)]
        {
          var properties = ListContentConfiguration.cell().imageProperties
          properties.maximumSize = most
          let size = properties.displaySize(
            of: CGSize(width: width, height: height), height: limit)
          guard width > 0, height > 0 else {
            #expect(size == .zero)
            continue
          }
          var scale: CGFloat = 1
          if most.width > 0 { scale = min(scale, most.width / width) }
          if most.height > 0 { scale = min(scale, most.height / height) }
          if let limit { scale = min(scale, limit / height) }
          #expect(size == CGSize(width: width * scale, height: height * scale), "\(most), \(size)")
        }
      }
    }
  }

  /// A cell that notes for which width it is measured.
  private final class WidthCell: TableViewCell {
    var asked: [CGFloat] = []

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
      verticalFittingPriority: LayoutPriority
    ) -> CGSize {
      asked.append(targetSize.width)
      return CGSize(width: targetSize.width, height: 30)
    }
  }

  @Test(
    "a cell is measured for the width that it gets",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func measuredWidths(style: TableView.Style) {
    for width in [320, 390, 414, 600] as [CGFloat] {
      let simulator = Simulator(screenSize: CGSize(width: width, height: 700))
      let shelf = Shelf(rows: 2, 2)
      let cells = simulator.run { (0..<4).map { _ in WidthCell() } }
      var next = 0
      shelf.makesCell = { _, _ in
        defer { next += 1 }
        return cells[next % cells.count]
      }
      let table = simulator.run {
        TableView(frame: CGRect(x: 0, y: 0, width: width, height: 700), style: style)
      }
      table.dataSource = shelf
      simulator.show(table, frame: table.frame)
      for cell in cells {
        #expect(!cell.asked.isEmpty && Set(cell.asked) == [cell.frame.width], "\(width)")
      }
      let inset: CGFloat = style == .insetGrouped ? (width < 414 ? 16 : 20) : 0
      #expect(cells.map(\.frame.minX) == [inset, inset, inset, inset])
      #expect(cells.map(\.frame.width) == cells.map { _ in width - 2 * inset })
    }
  }

  /// A layout whose one item has the given values.
  private final class One: CollectionViewLayout {
    let (frame, alpha): (CGRect, CGFloat)

    init(_ frame: CGRect, _ alpha: CGFloat) {
      (self.frame, self.alpha) = (frame, alpha)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
      CGSize(width: frame.maxX, height: frame.maxY)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      guard indexPath.item == 0 || alpha == 1 else { return nil }
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      attributes.alpha = alpha
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      [layoutAttributesForItem(at: [0, 0])].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }
  }

  @Test("a layout between two has every value in between")
  func transitions() {
    let old = One(CGRect(x: 10, y: 20, width: 30, height: 70), 1)
    let new = One(CGRect(x: 110, y: 40, width: 90, height: 10), 0.2)
    let layout = CollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    for progress in [0, 0.25, 0.5, 1] as [CGFloat] {
      layout.transitionProgress = progress
      func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
      let attributes = layout.layoutAttributesForItem(at: [0, 0])
      #expect(
        attributes?.size == CGSize(width: between(30, 90), height: between(70, 10)))
      #expect(attributes?.center == CGPoint(x: between(25, 155), y: between(55, 45)))
      #expect(attributes?.alpha == between(1, 0.2))
      #expect(
        layout.collectionViewContentSize
          == CGSize(width: between(40, 200), height: between(90, 50)))
      // An item of the first layout only fades out with it.
      #expect(layout.layoutAttributesForItem(at: [0, 1])?.alpha == 1 - progress)
      #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == old.frame)
      let seen = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 300))
      #expect(seen?.map(\.frame) == [attributes?.frame].compactMap { $0 })
      #expect(
        layout.layoutAttributesForElements(in: CGRect(x: 900, y: 0, width: 9, height: 9)) == [])
    }
  }
}
