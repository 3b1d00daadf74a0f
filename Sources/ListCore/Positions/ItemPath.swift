/// The position of an item: its section, and its index in that section.
///
/// A path is meaningless without a side. *Before the batch* it names an item in the counts that the
/// list remembers; *after the batch* it names one in the counts that the data source reports next.
/// Every member that takes or returns a path names its side.
///
/// Counterpart: `IndexPath` of length two.
public struct ItemPath: Hashable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in its section; in a table, the row.
  public var item: Int

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Returns whether a path precedes another: by section, then by item, in the order in which a
  /// list shows them.
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    one.section != other.section ? one.section < other.section : one.item < other.item
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the item, as UIKit prints them: `0 - 3`. (behaviour 15.10)
  public var description: String { "\(section.printed) - \(item.printed)" }
}

// Sections relate to a list as items relate to a section: they form a row of elements that leave,
// arrive and move. The same code places both; it treats the sections as the items of a list with a
// single section.
extension ItemPath {
  /// Creates the path of a section that is treated as an item of a single section.
  init(asItem section: Int) {
    self.init(item: section, section: 0)
  }
}

extension SectionCounts {
  /// The number of sections, as the number of items of a single section.
  var rowOfSections: SectionCounts { [sectionCount] }
}
