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

extension VisibleState {
  /// The names of all sections, by which a person tells them: the header, or else the text of the
  /// first row; `nil` unless every section shows one and they are all different.
  private var sectionNames: [String]? {
    var names: [String] = []
    for section in counts.indices {
      let header = text(at: .header(section: section))
      guard let name = header ?? text(at: .item(ItemPath(item: 0, section: section))) else {
        return nil
      }
      names.append(name)
    }
    return Set(names).count == names.count && !names.isEmpty ? names : nil
  }

  private func text(at place: ListPlace) -> String? {
    elements.first { $0.place == place }?.texts.first
  }

  /// Returns the sections of both states if they are in another order, or if one state lacks some
  /// that the other one has; `nil` if they are the same, or different ones.
  func sectionDifference(from other: VisibleState) -> VisibleDifference? {
    guard let mine = sectionNames, let its = other.sectionNames, mine != its else { return nil }
    let (one, two) = (Set(mine), Set(its))
    guard one.isSubset(of: two) || two.isSubset(of: one) else { return nil }
    return .sections(mine, its)
  }
}
