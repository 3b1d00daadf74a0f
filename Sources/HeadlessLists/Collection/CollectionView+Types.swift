extension CollectionView {
  /// Where in the visible rectangle an item is to be after scrolling.
  ///
  /// The vertical positions exclude each other, and so do the horizontal ones.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per position, as in UIKit.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Lines are rows, and follow one another downwards.
    case vertical = 0
    /// Lines are columns, and follow one another to the right.
    case horizontal = 1
  }

  /// What sort of element attributes are for.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A view that the data source gives beside the cells, such as a header.
    case supplementaryView
    /// A view that the layout brings itself.
    case decorationView
  }

  /// How quickly items make room for one that is being moved.
  ///
  /// It is kept for clients; here items make room at once whatever it says.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate
    case fast
    case slow
  }

}

extension CollectionView {
  /// The kind of a flow layout's section headers.
  public nonisolated class var elementKindSectionHeader: String {
    ListPlace.sectionHeaderKind
  }
  /// The kind of a flow layout's section footers.
  public nonisolated class var elementKindSectionFooter: String {
    ListPlace.sectionFooterKind
  }
}
