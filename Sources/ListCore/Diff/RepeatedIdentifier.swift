/// Something that a list holds twice, though identifiers are to tell things apart.
public enum RepeatedIdentifier: Error, Hashable, Sendable {
  /// A section before the change, and a later one of the same name.
  case sectionBefore(Int, again: Int)
  /// A section after the change, and a later one of the same name.
  case sectionAfter(Int, again: Int)
  /// An item before the change, and a later one of the same name in whatever section.
  case itemBefore(ItemPath, again: ItemPath)
  /// An item after the change, and a later one of the same name in whatever section.
  case itemAfter(ItemPath, again: ItemPath)
}

extension RepeatedIdentifier: CustomStringConvertible {
  /// What is there twice, and where: `item 0 - 1 before the change is there again as 1 - 0`.
  public var description: String {
    switch self {
    case .sectionBefore(let section, let again):
      "section \(section) before the change is there again as \(again)"
    case .sectionAfter(let section, let again):
      "section \(section) after the change is there again as \(again)"
    case .itemBefore(let item, let again):
      "item \(item) before the change is there again as \(again)"
    case .itemAfter(let item, let again):
      "item \(item) after the change is there again as \(again)"
    }
  }
}
