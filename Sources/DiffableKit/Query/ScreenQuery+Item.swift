import Foundation
import HeadlessKit

extension ScreenQuery {
  /// Returns the query for the row, or the item of a collection view, of an item identifier of a
  /// diffable data source.
  ///
  /// ```swift
  /// try simulator.tap(.item(emma.id))
  /// ```
  ///
  /// - Parameter identifier: The identifier, of the type that the data source has.
  public static func item<ItemIdentifierType: Hashable & Sendable>(
    _ identifier: ItemIdentifierType
  ) -> ScreenQuery {
    .row(named: ".item(\(String(reflecting: identifier)))") { list in
      let source =
        (list as? TableView)?.dataSource as (any NSObjectProtocol)?
        ?? (list as? CollectionView)?.dataSource
      return (source as? any ItemLocating)?.indexPath(ofItem: AnyHashable(identifier))
    }
  }
}

/// A data source that can locate items.
@MainActor
protocol ItemLocating {
  /// Returns the index path of an item; `nil` if it is not there, or has another type.
  func indexPath(ofItem identifier: AnyHashable) -> IndexPath?
}

extension TableViewDiffableSource: ItemLocating {
  func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
    (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
  }
}

extension CollectionViewDiffableSource: ItemLocating {
  func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
    (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
  }
}

extension TableViewDiffableSourceReference: ItemLocating {
  func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
    indexPath(forItemIdentifier: identifier.base)
  }
}

extension CollectionViewDiffableSourceReference: ItemLocating {
  func indexPath(ofItem identifier: AnyHashable) -> IndexPath? {
    indexPath(forItemIdentifier: identifier.base)
  }
}
