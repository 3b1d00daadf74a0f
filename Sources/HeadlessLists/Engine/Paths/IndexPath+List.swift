import Foundation
import HeadlessControls
import ListCore

// AppKit also declares `item`, `section` and `init(item:section:)`. If both are visible, AppKit's
// are preferred: they have the same meaning, and nothing is ambiguous.
//
// The second index is appended, because an array of both would be allocated for each path.
extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  /// Creates the path of an item in a section of a collection.
  @_disfavoredOverload
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// The section's index.
  ///
  /// - Precondition: The path has two indices.
  @_disfavoredOverload
  public var section: Int {
    get { index(0, "UITableView", "row") }
    set { setIndex(0, to: newValue, "UITableView", "row") }
  }

  /// The row's index in its section.
  ///
  /// - Precondition: The path has two indices.
  public var row: Int {
    get { index(1, "UITableView", "row") }
    set { setIndex(1, to: newValue, "UITableView", "row") }
  }

  /// The item's index in its section.
  ///
  /// - Precondition: The path has two indices.
  @_disfavoredOverload
  public var item: Int {
    get { index(1, "UICollectionView", "item") }
    set { setIndex(1, to: newValue, "UICollectionView", "item") }
  }

  private func index(_ position: Int, _ view: String, _ noun: String) -> Int {
    guard count == 2 else { refuse(view, noun) }
    return self[position]
  }

  private mutating func setIndex(_ position: Int, to index: Int, _ view: String, _ noun: String) {
    guard count == 2 else { refuse(view, noun) }
    self[position] = index
  }

  // crash families B5, known difference path-length
  private func refuse(_ view: String, _ noun: String) -> Never {
    fatalError(
      "Invalid index path for use with \(view). This index path must contain exactly two indices "
        + "specifying the section and \(noun).")
  }
}

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
