/// An identifier that appears twice in a list, although identifiers must be unique.
public enum RepeatedIdentifier: Error, Hashable, Sendable {
  /// A section before the change, and a later one with the same identifier.
  case sectionBefore(Int, again: Int)
  /// A section after the change, and a later one with the same identifier.
  case sectionAfter(Int, again: Int)
  /// An item before the change, and a later one with the same identifier in any section.
  case itemBefore(ItemPath, again: ItemPath)
  /// An item after the change, and a later one with the same identifier in any section.
  case itemAfter(ItemPath, again: ItemPath)
}

extension RepeatedIdentifier: CustomStringConvertible {
  /// The repeated element and its positions: `item 0 - 1 before the change is there again as 1 -
  /// 0`.
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
