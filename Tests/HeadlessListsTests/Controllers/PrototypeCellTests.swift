import HeadlessKit
import Testing

/// The prototype cells of a storyboard's list controllers.
@MainActor
@Suite struct PrototypeCellTests {
  let simulator = Simulator()

  @Test func aTableHasThePrototypesOfItsControllersClass() throws {
    var made = 0
    simulator.interfaces.register(prototype: "Book", in: ShelfController.self) {
      made += 1
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: "Book")
      cell.detailTextLabel?.text = "from the storyboard"
      return cell
    }
    let shelf = SmallShelfController()
    #expect(!shelf.isViewLoaded)
    simulator.show(shelf)
    #expect(made == 2)
    #expect(
      shelf.tableView.visibleCells.map { $0.detailTextLabel?.text }
        == ["from the storyboard", "from the storyboard"])
    #expect(shelf.tableView.visibleCells[0].reuseIdentifier == "Book")
    let other = TableViewController(style: .plain)
    #expect(other.tableView.dequeueReusableCell(withIdentifier: "Book") == nil)
  }

  @Test func theLastRegistrationCounts() {
    for text in ["one", "two"] {
      simulator.interfaces.register(prototype: "Book", in: ShelfController.self) {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: "Book")
        cell.detailTextLabel?.text = text
        return cell
      }
    }
    let shelf = ShelfController()
    simulator.show(shelf)
    #expect(shelf.tableView.visibleCells.map { $0.detailTextLabel?.text } == ["two", "two"])
  }

  @Test func aCollectionViewHasThePrototypesOfItsControllersClass() {
    simulator.interfaces.register(prototype: "Photo", in: AlbumController.self) { PhotoCell() }
    let album = AlbumController(collectionViewLayout: CollectionViewFlowLayout())
    simulator.show(album)
    #expect(album.collectionView.visibleCells.count == 3)
    #expect(album.collectionView.visibleCells.allSatisfy { $0 is PhotoCell })
  }
}

private class ShelfController: TableViewController {
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
  }
}

private final class SmallShelfController: ShelfController {}

private final class PhotoCell: CollectionViewCell {}

private final class AlbumController: CollectionViewController {
  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
  }
}
