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

/// A visible difference between two screens.
///
/// The first value of each pair belongs to the first screen.
public enum VisibleDifference: Hashable, Sendable {
  /// The names of the sections, which are in another order or of which some are missing.
  case sections([String], [String])
  /// The numbers of items in the sections.
  case counts([Int], [Int])
  /// The texts at a position; `nil` if nothing is displayed there.
  case texts(ListPlace, [String]?, [String]?)
  /// The scroll offset.
  case offset(VisibleState.Offset, VisibleState.Offset)
  /// Whether an element looks selected.
  case looksSelected(ListPlace, Bool, Bool)
  /// The selection.
  case selection([ItemPath], [ItemPath])
  /// The titles of the screens, from the root of the navigation to the one in front.
  case screens([String], [String])
  /// The number of visible lists.
  case listCount(Int, Int)
  /// A detail of a list beside texts; `nil` if it is not there.
  case detail(ScreenLook.Detail.Key, String?, String?)
  /// A bar item, text, control or image outside the compared parts of lists; `nil` if only the other
  /// screen shows it.
  case element(ScreenLook.Element?, ScreenLook.Element?)
}

extension VisibleState {
  /// Returns the difference from another state that explains most of the others; `nil` if the
  /// states are equal.
  ///
  /// Sections in another order, missing sections and different counts come first, then different texts where both show something, then the scroll
  /// offset, then elements that only one of them shows, and finally the selection.
  ///
  /// - Complexity: O(*v*), where *v* is the number of elements.
  public func firstDifference(from other: VisibleState) -> VisibleDifference? {
    guard self != other else { return nil }
    if let difference = sectionDifference(from: other) { return difference }
    if counts != other.counts { return .counts(counts, other.counts) }
    let theirs = Dictionary(other.elements.map { ($0.place, $0) }) { first, _ in first }
    let shared = elements.compactMap { mine in theirs[mine.place].map { (mine, $0) } }
    if let (mine, its) = shared.first(where: { $0.texts != $1.texts }) {
      return .texts(mine.place, mine.texts, its.texts)
    }
    if offset != other.offset { return .offset(offset, other.offset) }
    if let mine = elements.first(where: { theirs[$0.place] == nil }) {
      return .texts(mine.place, mine.texts, nil)
    }
    let places = Set(elements.map(\.place))
    if let its = other.elements.first(where: { !places.contains($0.place) }) {
      return .texts(its.place, nil, its.texts)
    }
    if let (mine, its) = shared.first(where: { $0.looksSelected != $1.looksSelected }) {
      return .looksSelected(mine.place, mine.looksSelected, its.looksSelected)
    }
    return .selection(selection, other.selection)
  }
}
