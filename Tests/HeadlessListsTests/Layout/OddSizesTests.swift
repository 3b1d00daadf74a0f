import Foundation
import HeadlessKit
import Testing

/// Lists whose sizes, spacings and insets are not numbers, infinite or negative: UIKit's exception is
/// raised or they are laid out somehow, and nothing else happens to the process. (behaviour 16.10)
@MainActor
@Suite struct OddSizesTests {
  nonisolated static let values: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Shows a list of ten items, scrolls it and updates it.
  ///
  /// - Returns: The exceptions.
  private func exceptions(_ layout: CollectionViewLayout) throws -> Set<String> {
    let world = CollectionWorld(
      [(0..<10).map(String.init)], layout: layout, size: CGSize(width: 100, height: 200))
    let reports = try captureCrashes {
      world.show()
      try world.simulator.settle()
      world.view.contentOffset.y = 50
      try world.simulator.settle()
      world.sections[0].removeLast()
      world.run { world.view.deleteItems(at: [.at(0, 9)]) }
      try world.simulator.settle()
    }
    _ = world.simulator.screenDrawing
    return Set(reports.map(\.name.rawValue))
  }

  private static let allowed: Set = ["CALayerInvalidGeometry", "NSInternalInconsistencyException"]

  @Test(arguments: values)
  func itemsOfAFlowLayout(value: CGFloat) throws {
    for change in [
      { $0.itemSize = CGSize(width: 20, height: value) },
      { $0.itemSize = CGSize(width: value, height: 20) },
      { $0.minimumLineSpacing = value }, { $0.minimumInteritemSpacing = value },
      { $0.sectionInset.top = value }, { $0.sectionInset.left = value },
      { $0.headerReferenceSize = CGSize(width: value, height: value) },
      { $0.estimatedItemSize = CGSize(width: 20, height: value) },
    ] as [(CollectionViewFlowLayout) -> Void] {
      for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = direction
        change(layout)
        #expect(try exceptions(layout).isSubset(of: Self.allowed))
      }
    }
  }

  @Test(arguments: values)
  func itemsOfACompositionalLayout(value: CGFloat) throws {
    for dimension in [
      CollectionLayoutDimension.absolute(value), .estimated(value), .fractionalWidth(value),
    ] {
      #expect(try exceptions(layout(dimension, .absolute(20))).isSubset(of: Self.allowed))
      #expect(try exceptions(layout(.absolute(20), dimension)).isSubset(of: Self.allowed))
    }
    let section = Pieces.rows(.absolute(20))
    section.interGroupSpacing = value
    section.contentInsets.top = value
    section.contentInsets.leading = value
    section.boundarySupplementaryItems = [Pieces.header(.absolute(value))]
    #expect(
      try exceptions(CollectionViewCompositionalLayout(section: section)).isSubset(of: Self.allowed)
    )
  }

  private func layout(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionViewLayout {
    CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(group: Pieces.row(height, [Pieces.item(width, height)])))
  }

  @Test(arguments: values)
  func rowsOfATable(value: CGFloat) throws {
    for estimate in [0, 44, TableView.automaticDimension] {
      let shelf = Shelf(rows: 10)
      let simulator = Simulator()
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .grouped)
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      table.dataSource = shelf
      table.estimatedRowHeight = estimate
      table.rowHeight = value
      table.sectionHeaderHeight = value
      let names = try captureCrashes {
        simulator.show(table, frame: table.frame)
        try simulator.settle()
        table.contentOffset.y = 50
        try simulator.settle()
        shelf.sections[0].removeLast()
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
        try simulator.settle()
      }.map(\.name.rawValue)
      #expect(Set(names).isSubset(of: Self.allowed))
      _ = simulator.screenDrawing
    }
  }
}
