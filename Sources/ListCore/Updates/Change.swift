/// One change that a client announces to a list.
///
/// Sources of deletions, reloads and moves are positions *before the batch*; targets of insertions
/// and moves are positions *after the batch* (behaviour 3.1).
public enum Change: Hashable, Sendable {
  /// The item before the batch is deleted.
  case deleteItem(ItemPath)
  /// The item after the batch is inserted.
  case insertItem(ItemPath)
  /// The item before the batch is replaced: a deletion and an insertion (behaviour 3.3).
  case reloadItem(ItemPath)
  /// The item before the batch has another position after the batch.
  case moveItem(from: ItemPath, to: ItemPath)

  /// The section before the batch is deleted, with its items.
  case deleteSection(Int)
  /// The section after the batch is inserted, with its items.
  case insertSection(Int)
  /// The section before the batch is replaced, with its items.
  case reloadSection(Int)
  /// The section before the batch has another index after the batch, with its items.
  case moveSection(from: Int, to: Int)
}
