/// What a batch does to a section.
public enum SectionFate: Hashable, Sendable {
  /// No change names it. It has this index after the batch.
  case kept(Int)
  /// It was moved. It has this index after the batch.
  case moved(Int)
  /// It was reloaded. Another section, with other items, has this index after the batch.
  case reloaded(Int)
  /// It is gone.
  case deleted
}

extension SectionFate {
  /// The fate of an item of the one row of sections.
  init(_ fate: ItemFate) {
    switch fate {
    case .kept(let path): self = .kept(path.item)
    case .moved(let path): self = .moved(path.item)
    case .reloaded(let path): self = .reloaded(path.item)
    case .deleted: self = .deleted
    }
  }
}
