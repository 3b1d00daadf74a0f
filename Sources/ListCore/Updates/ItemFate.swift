/// The effect of a batch on an item.
public enum ItemFate: Hashable, Sendable {
  /// No change names the item. It has this path after the batch.
  case kept(ItemPath)
  /// The item was moved. It has this path after the batch.
  case moved(ItemPath)
  /// The item was reloaded. A new cell has this path after the batch.
  case reloaded(ItemPath)
  /// The item was deleted, by itself or with its section.
  case deleted
}
