import ListCore

/// One thing that a fetched results controller tells its delegate.
///
/// Indices and paths of what was are before the batch, those of what is are after the batch.
enum ResultChange<Object: Hashable>: Hashable {
  /// A section is gone; its index before the batch.
  case sectionDeleted(Int)
  /// A section is new; its index after the batch.
  case sectionInserted(Int)
  /// An object is gone; its path before the batch.
  case deleted(Object, at: ItemPath)
  /// An object is new; its path after the batch.
  case inserted(Object, at: ItemPath)
  /// An object has other values and its place among those around it.
  case updated(Object, from: ItemPath, to: ItemPath)
  /// An object has another place, and most likely other values.
  case moved(Object, from: ItemPath, to: ItemPath)
}

extension ResultChange: Sendable where Object: Sendable {}
