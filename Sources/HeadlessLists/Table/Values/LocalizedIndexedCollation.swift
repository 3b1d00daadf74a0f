import Foundation

import struct HeadlessViews.Selector

/// A collation that sorts objects into sections by the first letter of their names, and names the
/// sections.
///
/// The sections are the letters from A to Z, ignoring diacritics, and `#` for everything else.
///
/// Counterpart: `UILocalizedIndexedCollation`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }
  private static let shared = LocalizedIndexedCollation()

  /// Returns the collation of the user's language, which is English.
  open class func current() -> Self { shared as? Self ?? self.init() }

  /// Creates the collation of the user's language.
  public required override init() {
    super.init()
  }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index of a table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section that an index title scrolls to.
  ///
  /// - Parameter indexTitleIndex: The position of the title in the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The method that returns the name of an object.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = name(of: object, selector).prefix(1)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// Returns objects sorted by name. Objects with equal names keep their order.
  ///
  /// - Parameters:
  ///   - array: The objects.
  ///   - selector: The method that returns the name of an object.
  /// - Complexity: O(*n* log *n*), where *n* is the number of objects.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().map {
      (offset: $0.offset, object: $0.element, name: name(of: $0.element, selector))
    }
    .sorted { one, other in
      let order = one.name.compare(
        other.name, options: [.diacriticInsensitive, .caseInsensitive, .numeric])
      return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
    }
    .map(\.object)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    let said = selector.perform(on: object as AnyObject)
    return said as? String ?? (said as? NSString).map { "\($0)" } ?? ""
  }
}
