import HeadlessKit
import ListCore

/// The visible state of a list: texts, sections, selection, scroll offset.
///
/// Two screens with different implementations look identical if these values are equal. The view
/// that shows a text is irrelevant, and so is the reuse pool.
public struct VisibleState: Hashable, Sendable {
  /// A displayed row, item, header or footer.
  public struct Element: Hashable, Sendable {
    /// The position of the element. Headers and footers of tables and collection views have equal
    /// positions.
    public var place: ListPlace
    /// Its texts, in reading order.
    public var texts: [String]
    /// Whether it looks selected.
    public var looksSelected: Bool

    /// Creates an element.
    public init(place: ListPlace, texts: [String], looksSelected: Bool = false) {
      self.place = place
      self.texts = texts
      self.looksSelected = looksSelected
    }
  }

  /// The scroll offset in points, rounded to the nearest third: a pixel of most screens.
  public struct Offset: Hashable, Sendable {
    private var thirdsX: Int
    private var thirdsY: Int

    /// Rounds an offset.
    public init(x: Double, y: Double) {
      thirdsX = Int(nearest: x * 3)
      thirdsY = Int(nearest: y * 3)
    }

    /// The horizontal offset.
    public var x: Double { Double(thirdsX) / 3 }
    /// The vertical offset.
    public var y: Double { Double(thirdsY) / 3 }
  }

  /// The number of items in each section.
  public var counts: [Int]
  /// The displayed elements: the rows or items in list order, then headers, footers and other
  /// views.
  public var elements: [Element]
  /// The selected items, displayed or not, in ascending order.
  public var selection: [ItemPath]
  /// The scroll offset.
  public var offset: Offset

  /// Creates the visible part of a state.
  ///
  /// - Complexity: O(*v*), where *v* is the number of views on screen.
  public init(_ state: ScreenState) {
    counts = state.counts?.perSection ?? []
    elements = (state.cells + state.otherViews).map { element in
      Element(
        place: element.place.regardlessOfKind, texts: element.texts,
        looksSelected: element.isSelected)
    }
    selection = state.selection
    offset = Offset(x: state.visible.x, y: state.visible.y)
  }
}

extension ListPlace {
  /// The position, with headers and footers named as in a table.
  fileprivate var regardlessOfKind: ListPlace {
    switch self {
    case .supplementary(CollectionView.elementKindSectionHeader, let path):
      .header(section: path.section)
    case .supplementary(CollectionView.elementKindSectionFooter, let path):
      .footer(section: path.section)
    case .item, .header, .footer, .supplementary, .decoration: self
    }
  }
}
