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

extension ItemPath {
  /// Returns the description of the Objective-C index path, as exceptions print it.
  ///
  /// The address is not random: on 64-bit systems a short index path *is* its pointer, and the same
  /// path printed the same digits in every report from iOS 7 on until the system began to obfuscate
  /// such pointers. (crash families B3)
  public func objectDescription(_ style: SystemProfile.IndexPathStyle) -> String {
    switch style {
    case .indexes:
      // The path was still an object then; the address is that of the report quoted in B3.
      "<NSIndexPath 0x8361f40> 2 indexes [\(section.printed), \(item.printed)]"
    case .lengthAndPath:
      "<NSIndexPath: 0x\(String(taggedPointer, radix: 16))> {length = 2, path = \(description)}"
    }
  }

  /// The pointer that encodes the path: a tag, the section from bit 8 on, the item from bit 21 on.
  private var taggedPointer: UInt64 {
    let section = UInt64(truncatingIfNeeded: section) << 8
    let item = UInt64(truncatingIfNeeded: item) << 21
    return 0xc000_0000_0000_0016 | section | item
  }
}
