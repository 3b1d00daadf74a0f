import Foundation
import ListCore

extension ItemPath {
  /// Creates a path from an index path; `nil` if the index path does not have exactly two indices.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(item: indexPath[1], section: indexPath[0])
  }
}

extension IndexPath {
  /// Creates an index path from a section and an item.
  public init(_ path: ItemPath) {
    self.init(item: path.item, section: path.section)
  }
}
