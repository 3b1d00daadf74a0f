import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Drag and drop through the delegates of a table.
@MainActor
@Suite struct DragAndDropTests {
  let simulator = Simulator()
  let shelf = DragShelf()
  let table = TableView(frame: .zero, style: .plain)

  init() {
    table.dataSource = shelf
    table.dragDelegate = shelf
    table.dropDelegate = shelf
    simulator.show(table)
  }

  @Test func aRowIsDraggedThroughTheDelegates() throws {
    let outcome = try simulator.dragAndDrop([0, 0], to: [0, 2], in: table)
    #expect(outcome == .dropped(.move))
    #expect(shelf.books == ["Dune", "Momo", "Emma"])
    #expect(
      shelf.heard == [
        "items 0", "begin", "can handle", "enter", "update 2", "perform Emma from 0 to 2",
        "drop end", "drag end",
      ])
    #expect(table.hasActiveDrag == false)
  }

  @Test func aSecondFingerAddsRowsToTheDrag() throws {
    #expect(
      try simulator.dragAndDrop([0, 0], adding: [[0, 1]], to: [0, 2], in: table) == .dropped(.move))
    #expect(
      shelf.heard.prefix(3) == ["items 0", "begin", "adding 1 to 1"])
  }

  @Test func aForbiddenDropDoesNotHappen() throws {
    shelf.operation = .forbidden
    #expect(try simulator.dragAndDrop([0, 0], to: [0, 2], in: table) == .refused)
    #expect(shelf.books == ["Emma", "Dune", "Momo"])
    table.dragInteractionEnabled = false
    #expect(try simulator.dragAndDrop([0, 0], to: [0, 2], in: table) == .nothingToDrag)
  }

  @Test func itemsFromOtherAppsAreLoaded() throws {
    shelf.operation = .copy
    let item = DragItem(itemProvider: ItemProvider(object: "Heidi" as NSString))
    #expect(try simulator.drop([item], at: [0, 1], in: table) == .dropped(.copy))
    #expect(shelf.books == ["Emma", "Heidi", "Dune", "Momo"])
    table.dropDelegate = nil
    #expect(try simulator.drop([item], at: nil, in: table) == .notHandled)
  }
}

#if os(Linux)
  @Suite struct ItemProviderTests {
    @Test func loadedObjectsHaveTheRequestedClass() {
      let provider = ItemProvider(object: "Emma")
      #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(provider.canLoadObject(ofClass: NSString.self))
      #expect(!provider.canLoadObject(ofClass: URL.self))
      var data: Data?
      provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { found, _ in
        data = found
      }
      #expect(data == Data("Emma".utf8))
    }
  }
#endif

final class DragShelf: NSObject, TableViewDataSource, TableViewDragDelegate,
  TableViewDropDelegate
{
  var books = ["Emma", "Dune", "Momo"]
  var heard: [String] = []
  var operation = DropOperation.move

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: any DragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [DragItem] {
    heard.append("adding \(indexPath.row) to \(session.items.count)")
    return [DragItem(itemProvider: ItemProvider(object: books[indexPath.row] as NSString))]
  }
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    heard.append("items \(indexPath.row)")
    let item = DragItem(itemProvider: ItemProvider(object: books[indexPath.row] as NSString))
    item.localObject = books[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {
    heard.append("begin")
  }
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {
    heard.append("drag end")
  }
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    heard.append("can handle")
    return true
  }
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {
    heard.append("enter")
  }
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    heard.append("update \(destinationIndexPath?.row ?? -1)")
    return TableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {
    heard.append("drop end")
  }
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    guard let to = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    guard let from = item.sourceIndexPath, let book = item.dragItem.localObject as? String else {
      coordinator.session.loadObjects(ofClass: NSString.self) { texts in
        self.books.insert(contentsOf: texts.map { "\($0)" }, at: to.row)
        tableView.insertRows(at: [to], with: .automatic)
      }
      return
    }
    heard.append("perform \(book) from \(from.row) to \(to.row)")
    tableView.performBatchUpdates {
      self.books.remove(at: from.row)
      self.books.insert(book, at: to.row)
      tableView.moveRow(at: from, to: to)
    }
    coordinator.drop(item.dragItem, toRowAt: to)
  }
}
