import Foundation
import ListCore

extension CollectionView {
  /// Asks the data source for the cell of an item, and makes sure that it can be used.
  ///
  /// - Parameter present: The cell that the item has, when it is configured again.
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

  /// Asks the data source for a supplementary view, and makes sure that it can be used.
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

  /// Behaviour 4.5, crash families C3: noticed in the layout pass after the dequeue.
  func refuseUnreturnedViews() {
    let unreturned = provision.unreturned
    provision.forgetUnreturned()
    guard let view = unreturned.first, engineSimulator.profile.requiresDequeuedViewToBeReturned
    else {
      return
    }
    engine.crash(
      .cell(
        .dequeuedViewNotReturned(
          view: ObjectName.describe(view), collectionView: engineDescription)))
  }

  /// A cell that a client kept stands for another item from now on.
  private func takeFromElsewhere(_ cell: CollectionViewCell) {
    if let path = stage.cells.path(of: cell) { _ = stage.cells.remove(path) }
    if let path = stage.prepared.path(of: cell) { _ = stage.prepared.remove(path) }
  }

  /// Whether an answer is no object at all.
  ///
  /// Swift's type says that there is one. Code in another language can return none all the same,
  /// and so can a test that wants the crash: `unsafeBitCast(0, to: CollectionViewCell.self)`.
  private func isNothing(_ view: CollectionReusableView) -> Bool {
    unsafeBitCast(view, to: Int.self) == 0
  }
}
