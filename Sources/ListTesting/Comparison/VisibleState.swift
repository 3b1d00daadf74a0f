import HeadlessKit
import ListCore

/// What a person sees of a list: texts, sections, selection, where it is scrolled to.
///
/// Two screens that are built in different ways are alike when these values are equal. Which view
/// shows a text does not count, nor what waits for reuse.
public struct VisibleState: Hashable, Sendable {
  /// What one row, item, header or footer shows.
  public struct Element: Hashable, Sendable {
    /// What it is. Headers and footers of tables and of collection views have equal places.
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

  /// How far the content is scrolled, in points to the nearest third: a pixel of most screens.
  public struct Offset: Hashable, Sendable {
    private var thirdsX: Int
    private var thirdsY: Int

    /// Rounds an offset.
    public init(x: Double, y: Double) {
      thirdsX = Int((x * 3).rounded())
      thirdsY = Int((y * 3).rounded())
    }

    /// To the right.
    public var x: Double { Double(thirdsX) / 3 }
    /// Down.
    public var y: Double { Double(thirdsY) / 3 }
  }

  /// The number of items in each section.
  public var counts: [Int]
  /// What is on screen: the rows or items in list order, then headers, footers and other views.
  public var elements: [Element]
  /// What is selected, on screen or not, ascending.
  public var selection: [ItemPath]
  /// How far the content is scrolled.
  public var offset: Offset

  /// Takes from a state what a person sees of it.
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
  /// The place, with headers and footers named as a table names them.
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
