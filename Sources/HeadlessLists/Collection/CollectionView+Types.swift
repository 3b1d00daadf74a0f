extension CollectionView {
  /// The position of an item in the visible rectangle after scrolling.
  ///
  /// Vertical positions are mutually exclusive, and so are horizontal ones.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of positions from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the item at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the item at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the item at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the item at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Vertically: lines are rows.
    case vertical = 0
    /// Horizontally: lines are columns.
    case horizontal = 1
  }

  /// The category of the element that attributes describe.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A view in addition to the cells that the data source provides, such as a header.
    case supplementaryView
    /// A view that belongs to the layout.
    case decorationView
  }

  /// The speed with which items make space for one that is being moved.
  ///
  /// It is stored but has no effect: items make space immediately.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate
    case fast
    case slow
  }

  /// The kind of a flow layout's section headers.
  public nonisolated class var elementKindSectionHeader: String {
    ListPlace.sectionHeaderKind
  }
  /// The kind of a flow layout's section footers.
  public nonisolated class var elementKindSectionFooter: String {
    ListPlace.sectionFooterKind
  }

  /// The parts of the description that are not in a scroll view's. (crash families A1)
  var ownDescriptionParts: [String] {
    let source = dataSource.map { ObjectName.describe($0) } ?? "(null)"
    return ["layout: \(ObjectName.describe(currentLayout))", "dataSource: \(source)"]
  }
}
