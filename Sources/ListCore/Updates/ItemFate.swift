/// What a batch does to an item.
public enum ItemFate: Hashable, Sendable {
  /// No change names it. It is found at this path after the batch.
  case kept(ItemPath)
  /// It was moved. It is found at this path after the batch.
  case moved(ItemPath)
  /// It was reloaded. A new cell stands at this path after the batch.
  case reloaded(ItemPath)
  /// It is gone, by itself or with its section.
  case deleted
}
