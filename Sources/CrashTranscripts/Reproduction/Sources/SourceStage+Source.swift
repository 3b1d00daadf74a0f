import DiffableKit
import HeadlessKit

// The two kinds of lists. For the full names of the mutation methods see ``TableStage``.

extension SourceStage.Source {
  init(_ table: TableView, _ screenplay: SourceScreenplay) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, item in
      screenplay.hasCell(of: item)
        ? table.dequeueReusableCell(withIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      reveal: { table.scrollToRow(at: $0, at: .middle, animated: false) },
      deleteFirst: { table.deleteRows(at:with:)([IndexPath(row: 0, section: 0)], .automatic) },
      countItems: { _ = source.tableView(table, numberOfRowsInSection: $0) },
      makeCell: { _ = source.tableView(table, cellForRowAt: $0) })
  }

  init(_ collectionView: CollectionView, _ screenplay: SourceScreenplay) {
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CollectionViewDiffableSource<Int, String>(collectionView: collectionView) {
      collectionView, path, item in
      screenplay.hasCell(of: item)
        ? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) : nil
    }
    self.init(
      apply: { source.apply($0, animatingDifferences: false) },
      reveal: { collectionView.scrollToItem(at: $0, at: .centeredVertically, animated: false) },
      deleteFirst: { collectionView.deleteItems(at:)([IndexPath(item: 0, section: 0)]) },
      countItems: { _ = source.collectionView(collectionView, numberOfItemsInSection: $0) },
      makeCell: { _ = source.collectionView(collectionView, cellForItemAt: $0) })
  }
}
