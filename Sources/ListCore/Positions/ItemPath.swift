/// The position of one item: its section, and its place in that section.
///
/// A path means nothing without a side. *Before the batch* it names an item in the counts the list
/// remembers; *after the batch* it names one in the counts the data source reports next. Every
/// member that takes or returns a path says which side it means.
///
/// UIKit's counterpart is `IndexPath` of length two.
public struct ItemPath: Hashable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in its section; a table calls it the row.
  public var item: Int

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Sections first, then items: the order in which a list shows them.
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    one.section != other.section ? one.section < other.section : one.item < other.item
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the item, as UIKit prints them: `0 - 3`. (behaviour 15.10)
  public var description: String { "\(section.printed) - \(item.printed)" }
}
