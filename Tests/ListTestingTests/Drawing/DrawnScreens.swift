import Foundation
import HeadlessKit
import ListTesting

/// A library of books, as a table or as a grid.
@MainActor
final class Library: NSObject, TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
  CollectionViewDelegate
{
  struct Shelf {
    var name: String?
    var footer: String?
    var books: [(title: String, author: String?)]
  }

  var shelves: [Shelf]
  let simulator: Simulator
  /// Provides the colour of a tile.
  var tint: (String) -> Color? = { _ in nil }

  init(_ shelves: [Shelf], on simulator: Simulator = Simulator()) {
    self.shelves = shelves
    self.simulator = simulator
  }

  func numberOfSections(in table: TableView) -> Int { shelves.count }
  func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let book = shelves[path.section].books[path.row]
    let cell =
      table.dequeueReusableCell(withIdentifier: "book")
      ?? TableViewCell(style: .value1, reuseIdentifier: "book")
    cell.textLabel?.text = book.title
    cell.detailTextLabel?.text = book.author
    return cell
  }
  func tableView(_ table: TableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].name
  }
  func tableView(_ table: TableView, titleForFooterInSection section: Int) -> String? {
    shelves[section].footer
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { shelves.count }
  func collectionView(_: CollectionView, numberOfItemsInSection section: Int) -> Int {
    shelves[section].books.count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    let label = cell.contentView.subviews.first as? Label ?? Label()
    if label.superview == nil { cell.contentView.addSubview(label) }
    let title = shelves[path.section].books[path.item].title
    cell.contentView.backgroundColor = tint(title)
    label.text = title.hasPrefix("hue ") ? nil : title
    return cell
  }

  /// Returns a table of the books, on screen.
  func table(style: TableView.Style = .plain, height: Double = 400) -> TableView {
    let table = TableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    simulator.show(table, frame: CGRect(x: 0, y: 0, width: 390, height: height))
    return table
  }

  /// Returns a grid of the books, on screen, three side by side.
  func grid(height: Double = 400) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    layout.minimumInteritemSpacing = 15
    layout.minimumLineSpacing = 15
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = self
    view.delegate = self
    simulator.show(view, frame: CGRect(x: 0, y: 0, width: 390, height: height))
    return view
  }
}

extension Library.Shelf {
  static let novels = Self(
    name: "Novels", footer: "Three of them",
    books: [("Emma", "Jane Austen"), ("Dune", "Frank Herbert"), ("Momo", "Michael Ende")])
  static let plays = Self(name: "Plays", footer: nil, books: [("Faust", nil)])

  /// Returns a library of shuffled colours, each book a tile without a text.
  static func hues(_ count: Int) -> Self {
    Self(name: nil, footer: nil, books: (0..<count).map { ("hue \($0 * 5 % count)", nil) })
  }

  static func numbered(_ count: Int) -> Self {
    Self(name: nil, footer: nil, books: (0..<count).map { ("Volume \($0)", nil) })
  }
}
