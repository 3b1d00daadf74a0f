import Foundation
import ListCore

extension CollectionView {
  /// Requests the cell of an item from the data source, and validates it.
  ///
  /// - Parameter present: The item's current cell, if it is being reconfigured.
  func askForCell(
    _ path: ItemPath, _ attributes: CollectionViewLayoutAttributes?,
    present: CollectionViewCell? = nil
  ) -> CollectionViewCell? {
    guard let dataSource else {
      engine.crash(.cell(.dataSourceNotSet(.collection)))
      return nil
    }
    engine.emit(.askedForView(.item(path)))
    provision.begin(
      .init(attributes: attributes, request: CellRequest(path: path, present: present)))
    let answer = ProviderScope.$isActive.withValue(true) {
      dataSource.collectionView(self, cellForItemAt: dataSourcePath(of: path))
    }
    let cell = isNothing(answer) ? nil : answer
    let wasDequeued = provision.end(answer: cell)
    guard !hasCrashed else { return nil }
    // Crash families C4.
    guard let cell else {
      engine.crash(.cell(.noCollectionCell(path)))
      return nil
    }
    guard cell.reuseIdentifier != nil else {
      engine.crash(.cell(.cellNotDequeued(path)))
      return nil
    }
    if !wasDequeued { takeFromElsewhere(cell) }
    engine.emitCreation(of: cell, .cell, cell.reuseIdentifier)
    if cell === present { engine.emit(cell, .item(path), ListEvent.reconfigured) }
    return cell
  }

  /// Crashes because a data source has no cell for an item. (crash families C4)
  func refuseMissingCell(at indexPath: IndexPath) {
    guard let path = ItemPath(indexPath) else { return }
    engine.crash(.cell(.noCollectionCell(path)))
  }

  /// Requests a supplementary view from the data source, and validates it.
  func askForSupplementary(
    _ kind: String, _ indexPath: IndexPath, _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionReusableView? {
    guard let dataSource else {
      engine.crash(.cell(.dataSourceNotSet(.collection)))
      return nil
    }
    let path = ItemPath(indexPath) ?? ItemPath(item: 0, section: indexPath.first ?? 0)
    engine.emit(.askedForView(.supplementary(kind: kind, path)))
    provision.begin(.init(attributes: attributes, request: CellRequest(path: path)))
    let answer = ask(.viewForSupplementary) {
      ProviderScope.$isActive.withValue(true) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }
    let view = answer.flatMap { isNothing($0) ? nil : $0 }
    _ = provision.end(answer: view)
    guard !hasCrashed else { return nil }
    guard let view, view.reuseIdentifier != nil else {
      let said = view.map { ObjectName.describe($0) }
      engine.crash(.cell(.supplementaryViewNotDequeued(kind: kind, path, view: said)))
      return nil
    }
    return view
  }

  /// Crashes for views that were dequeued but not returned, which is detected in the layout pass
  /// after the dequeue. (behaviour 4.5, crash families C3)
  func refuseUnreturnedViews() {
    let unreturned = provision.unreturned
    provision.forgetUnreturned()
    guard let view = unreturned.first, simulator.profile.requiresDequeuedViewToBeReturned
    else {
      return
    }
    engine.crash(
      .cell(
        .dequeuedViewNotReturned(
          view: ObjectName.describe(view), collectionView: description)))
  }

  /// Detaches a cell that a client kept from its previous item.
  private func takeFromElsewhere(_ cell: CollectionViewCell) {
    if let path = stage.cells.path(of: cell) { _ = stage.cells.remove(path) }
    if let path = stage.prepared.path(of: cell) { _ = stage.prepared.remove(path) }
  }

  /// Returns whether a result is a null reference.
  ///
  /// Swift's type rules this out, but code in another language can return `nil` anyway. A test that
  /// wants the crash can do the same: `unsafeBitCast(0, to: CollectionViewCell.self)`.
  private func isNothing(_ view: CollectionReusableView) -> Bool {
    unsafeBitCast(view, to: Int.self) == 0
  }
}
