import ListCore

/// A change that a fetched results controller reports to its delegate.
///
/// Indices and index paths of deleted elements are before the batch, those of inserted elements
/// after the batch.
enum ResultChange<Object: Hashable>: Hashable {
  /// A section was deleted; its index before the batch.
  case sectionDeleted(Int)
  /// A section was inserted; its index after the batch.
  case sectionInserted(Int)
  /// An object was deleted; its index path before the batch.
  case deleted(Object, at: ItemPath)
  /// An object was inserted; its index path after the batch.
  case inserted(Object, at: ItemPath)
  /// An object's values changed, but not its relative position.
  case updated(Object, from: ItemPath, to: ItemPath)
  /// An object's position changed, and usually its values too.
  case moved(Object, from: ItemPath, to: ItemPath)
}

extension ResultChange: Sendable where Object: Sendable {}
