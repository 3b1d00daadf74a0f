import HeadlessKit
import ListTesting

/// A table with a hand-written data source: edited, selected, swiped and scrolled.
@MainActor
final class TableSession: NSObject, SessionScreen, TableViewDataSource, TableViewDelegate {
  let table = TableView(frame: .zero, style: .plain)
  private let simulator: Simulator
  private var books = SessionModel([9, 0, 14, 3])

  init(_ simulator: Simulator) {
    self.simulator = simulator
    super.init()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = true
    (table.dataSource, table.delegate) = (self, self)
    simulator.show(table)
  }

  var model: [[String]] { books.sections }
  var shown: ShownList { ShownList(table) }

  func layOutAgain() { table.setNeedsLayout() }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      try simulator.scroll(table, by: CGPoint(x: 0, y: .random(in: -400...400, using: &random)))
      return "scroll"
    case 2, 3:
      guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else { break }
      try simulator.tap(path, in: table)
      return "tap \(path)"
    case 4:
      guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else { break }
      try simulator.swipeToDelete(at: path, in: table)
      return "swipe \(path)"
    case 5:
      table.reloadData()
      return "reload"
    case 6:
      guard let path = books.path(&random) else { break }
      table.scrollToRow(at: path, at: .middle, animated: Bool.random(using: &random))
      return "scroll to \(path)"
    default:
      table.announce(books.edit(&random), isAnimated: Bool.random(using: &random))
      return "edit"
    }
    return "nothing"
  }

  func numberOfSections(in tableView: TableView) -> Int { books.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    books.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = books.sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section.isMultiple(of: 2) ? "Shelf" : nil
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    books.remove(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension TableView {
  /// Announces a change whose model has been changed already.
  func announce(_ edit: SessionEdit, isAnimated: Bool) {
    let animation: RowAnimation = isAnimated ? .fade : .none
    performBatchUpdates {
      self.deleteRows(at: edit.deleted, with: animation)
      self.reloadRows(at: edit.reloaded, with: animation)
      self.insertRows(at: edit.inserted, with: animation)
      for move in edit.moved { self.moveRow(at: move.from, to: move.to) }
      if let section = edit.deletedSection { self.deleteSections([section], with: animation) }
      if let section = edit.insertedSection { self.insertSections([section], with: animation) }
    }
  }
}

/// A cell that shows a text.
final class SessionCell: CollectionViewCell {
  let label = Label()
  var text: String? { label.text }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A collection view with a compositional layout: lists, grids and headers.
@MainActor
final class CollectionSession: NSObject, SessionScreen, CollectionViewDataSource {
  let grid: CollectionView
  private let simulator: Simulator
  private var photos = SessionModel([7, 12, 0, 5])

  init(_ simulator: Simulator) {
    self.simulator = simulator
    grid = CollectionView(
      frame: .zero,
      collectionViewLayout: CollectionViewCompositionalLayout { number, _ in
        Self.section(columns: 1 + number % 3)
      })
    super.init()
    grid.register(SessionCell.self, forCellWithReuseIdentifier: "photo")
    grid.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.allowsMultipleSelection = true
    grid.dataSource = self
    simulator.show(grid)
  }

  private static func section(columns: Int) -> CollectionLayoutSection {
    let width = CollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
    let item = CollectionLayoutItem(
      layoutSize: .init(widthDimension: width, heightDimension: .absolute(60)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = columns == 2
    section.boundarySupplementaryItems = [header]
    return section
  }

  var model: [[String]] { photos.sections }
  var shown: ShownList { ShownList(grid) }

  func layOutAgain() { grid.collectionViewLayout.invalidateLayout() }

  func takeStep(_ random: inout SeededGenerator) throws -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      try simulator.scroll(grid, by: CGPoint(x: 0, y: .random(in: -400...400, using: &random)))
      return "scroll"
    case 2, 3:
      guard let path = grid.indexPathsForVisibleItems.sorted().randomElement(using: &random) else {
        break
      }
      try simulator.tap(path, in: grid)
      return "tap \(path)"
    case 4:
      grid.reloadData()
      return "reload"
    case 5:
      guard let path = photos.path(&random) else { break }
      grid.scrollToItem(
        at: path, at: .centeredVertically, animated: Bool.random(using: &random))
      return "scroll to \(path)"
    default:
      announce(photos.edit(&random))
      return "edit"
    }
    return "nothing"
  }

  private func announce(_ edit: SessionEdit) {
    grid.performBatchUpdates {
      self.grid.deleteItems(at: edit.deleted)
      self.grid.reloadItems(at: edit.reloaded)
      self.grid.insertItems(at: edit.inserted)
      for move in edit.moved { self.grid.moveItem(at: move.from, to: move.to) }
      if let section = edit.deletedSection { self.grid.deleteSections([section]) }
      if let section = edit.insertedSection { self.grid.insertSections([section]) }
    }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { photos.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.sections[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? SessionCell)?.label.text = photos.sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
