import Foundation
import HeadlessKit
import Testing

/// Drops that the delegate of a list refuses, and drops that it does not handle.
@MainActor
@Suite struct RefusedDropTests {
  private let simulator = Simulator()
  private let host = DropHost()

  private func item() -> DragItem {
    DragItem(itemProvider: ItemProvider(object: "Heidi" as NSString))
  }

  private func table() -> TableView {
    let table = TableView(frame: .zero, style: .plain)
    table.dataSource = host
    table.dropDelegate = host
    simulator.show(table)
    return table
  }

  private func collection() -> CollectionView {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "book")
    view.dataSource = host
    view.dropDelegate = host
    simulator.show(view)
    return view
  }

  /// Returns what the delegate hears of a drop that it answers with an operation.
  private func calls(_ operation: DropOperation) -> [String] {
    let isAccepted = operation == .copy || operation == .move
    return ["can handle", "enter", "update 1", isAccepted ? "perform 1" : "exit", "end"]
  }

  @Test(arguments: [DropOperation.cancel, .forbidden, .copy, .move])
  func aDropThatATableRefusesLeavesItBeforeItEnds(operation: DropOperation) throws {
    host.operation = operation
    let table = table()
    let outcome = try simulator.drop([item()], at: [0, 1], in: table)
    #expect(host.heard == calls(operation))
    #expect((outcome == .refused) == host.heard.contains("exit"))
    #expect(!table.hasActiveDrop)
  }

  @Test(arguments: [DropOperation.cancel, .forbidden, .copy, .move])
  func aDropThatACollectionViewRefusesLeavesItBeforeItEnds(operation: DropOperation) throws {
    host.operation = operation
    let view = collection()
    let outcome = try simulator.drop([item()], at: [0, 1], in: view)
    #expect(host.heard == calls(operation))
    #expect((outcome == .refused) == host.heard.contains("exit"))
    #expect(!view.hasActiveDrop)
  }

  @Test func aDropThatIsNotHandledNeverEnters() throws {
    host.handles = false
    let table = table()
    #expect(try simulator.drop([item()], at: [0, 1], in: table) == .notHandled)
    #expect(host.heard == ["can handle"])
    #expect(!table.hasActiveDrop)
    host.heard = []
    let view = collection()
    #expect(try simulator.drop([item()], at: [0, 1], in: view) == .notHandled)
    #expect(host.heard == ["can handle"])
    #expect(!view.hasActiveDrop)
  }
}

/// A data source of three rows that answers each drop with one operation, and records its calls.
@MainActor
private final class DropHost: NSObject, TableViewDataSource, TableViewDropDelegate,
  CollectionViewDataSource, CollectionViewDropDelegate
{
  var heard: [String] = []
  var handles = true
  var operation = DropOperation.copy

  private func hear(_ call: String, _ path: IndexPath?) {
    heard.append("\(call) \(path.map { "\($0[1])" } ?? "-")")
  }

  // MARK: Table

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    heard.append("can handle")
    return handles
  }
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {
    heard.append("enter")
  }
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    hear("update", destinationIndexPath)
    return TableViewDropProposal(operation: operation)
  }
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {
    heard.append("exit")
  }
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {
    heard.append("end")
  }
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) { hear("perform", coordinator.destinationIndexPath) }

  // MARK: Collection view

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 3 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool
  {
    heard.append("can handle")
    return handles
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnter session: any DropSession
  ) { heard.append("enter") }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    hear("update", destinationIndexPath)
    return CollectionViewDropProposal(operation: operation)
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidExit session: any DropSession
  ) { heard.append("exit") }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidEnd session: any DropSession
  ) { heard.append("end") }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  ) { hear("perform", coordinator.destinationIndexPath) }
}
