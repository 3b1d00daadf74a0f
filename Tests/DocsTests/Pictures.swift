import Foundation
import HeadlessKit
import ListTesting

/// The pictures of the documentation, drawn from simulated lists.
@MainActor
enum Pictures {
  /// The pictures and their files in the catalogue.
  static func all() throws -> [(file: String, svg: String)] {
    let (before, after) = try songs()
    let matrix = SurvivalMatrix(profiles: [.iOS13, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18])
    return [
      ("songs-before.svg", before.svg(title: "A table of nine songs")),
      ("songs-after.svg", after.svg(title: "The same table after an update")),
      ("grid.svg", try photos().svg(title: "A collection view of fourteen photos")),
      ("survival-table.svg", matrix.svg(.table)),
      ("survival-collection.svg", matrix.svg(.collection)),
    ]
  }

  /// Returns the path of a picture.
  static func path(_ file: String) -> String { "Docs/HeadlessKit.docc/Resources/\(file)" }

  /// A table with two sections before and after one song was deleted and one moved to the top.
  private static func songs() throws -> (before: ScreenState, after: ScreenState) {
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 400))
    let songs = Songs()
    let table = TableView(frame: .zero, style: .plain)
    table.rowHeight = 44
    table.dataSource = songs
    simulator.show(table)
    try simulator.settle()
    try simulator.tap(IndexPath(row: 1, section: 0), in: table)
    let before = ScreenState(table)

    table.performBatchUpdates {
      songs.sides[0].songs.remove(at: 2)
      let coda = songs.sides[1].songs.removeLast()
      songs.sides[0].songs.insert(coda, at: 0)
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      table.moveRow(at: IndexPath(row: 3, section: 1), to: IndexPath(row: 0, section: 0))
    }
    try simulator.settle()
    return (before, ScreenState(table))
  }

  /// A flow layout in three columns, with a header.
  private static func photos() throws -> ScreenState {
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 300))
    let photos = Photos()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 88, height: 60)
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let list = CollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "photo")
    list.dataSource = photos
    simulator.show(list)
    try simulator.settle()
    return ScreenState(list)
  }
}

private final class Songs: NSObject, TableViewDataSource {
  var sides = [
    (title: "Side A", songs: ["Harbour", "Bridge", "Rain", "Lamps", "Ferry"]),
    (title: "Side B", songs: ["Snow", "North", "Kettle", "Coda"]),
  ]

  func numberOfSections(in tableView: TableView) -> Int { sides.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sides[section].songs.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "song")
      ?? TableViewCell(
        style: .default, reuseIdentifier: "song")
    cell.textLabel?.text = sides[indexPath.section].songs[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sides[section].title
  }
}

private final class Photos: NSObject, CollectionViewDataSource {
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 14 }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = "IMG \(indexPath.item + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
