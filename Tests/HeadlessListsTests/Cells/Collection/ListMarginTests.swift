import Foundation
import HeadlessKit
import Testing

/// The margins of list cells in a layout whose sections are lists in part. (behaviour 21.25)
@MainActor
@Suite struct ListMarginTests {
  private final class Rows: NSObject, CollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  /// Each of three sections is a list or not.
  @Test(arguments: 0..<8)
  func onlyTheCellsOfListsHaveWideMargins(lists: Int) throws {
    func isList(_ section: Int) -> Bool { lists & (1 << section) != 0 }
    let layout = CollectionViewCompositionalLayout { section, environment in
      isList(section)
        ? .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        : Pieces.rows(.absolute(44))
    }
    let (simulator, rows) = (Simulator(), Rows([2, 1, 3]))
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    simulator.show(view)
    for (section, count) in rows.counts.enumerated() {
      for item in 0..<count {
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
        let margin: CGFloat = isList(section) ? 16 : 8
        #expect([cell.layoutMargins.left, cell.layoutMargins.right] == [margin, margin])
      }
    }
  }
}
