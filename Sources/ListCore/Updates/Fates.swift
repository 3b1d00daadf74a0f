/// The effect of a batch on a section.
public enum SectionFate: Hashable, Sendable {
  /// No change names the section. It has this index after the batch.
  case kept(Int)
  /// The section was moved. It has this index after the batch.
  case moved(Int)
  /// The section was reloaded. A replacement, with other items, has this index after the batch.
  case reloaded(Int)
  /// The section was deleted.
  case deleted
}

extension SectionFate {
  /// Creates the fate of a section from that of its position in the row of sections.
  init(_ fate: ItemFate) {
    switch fate {
    case .kept(let path): self = .kept(path.item)
    case .moved(let path): self = .moved(path.item)
    case .reloaded(let path): self = .reloaded(path.item)
    case .deleted: self = .deleted
    }
  }
}

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
