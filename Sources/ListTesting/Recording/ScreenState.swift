import Foundation
import HeadlessKit
import ListCore

/// What a list shows at one moment, as a value.
///
/// Taking it asks nobody anything and lays nothing out; settle the simulator first.
public struct ScreenState: Hashable, Sendable {
  /// One view on screen.
  public struct Element: Hashable, Sendable {
    /// What the view stands for.
    public var place: ListPlace
    /// What traces call the view.
    public var name: ListViewName
    /// Where it is, in points of the content.
    public var frame: Frame
    /// The texts that it shows, from top to bottom and in reading order.
    public var texts: [String]
    /// Whether it is a cell that looks selected.
    public var isSelected: Bool
    /// How much of it is seen, from 0 to 1.
    public var alpha: Double
    /// The colour behind its content, as `#rrggbb`, if it was given one that is not white.
    public var color: String?

    /// Creates an element.
    public init(
      place: ListPlace, name: ListViewName, frame: Frame, texts: [String],
      isSelected: Bool = false, alpha: Double = 1, color: String? = nil
    ) {
      self.place = place
      self.name = name
      self.frame = frame
      self.texts = texts
      self.isSelected = isSelected
      self.alpha = alpha
      self.color = color
    }
  }

  /// Which list it is.
  public var kind: ListKind
  /// The part of the content on screen, in points of the content.
  public var visible: Frame
  /// The size of the content, in points.
  public var contentHeight: Double
  /// The number of items in each section; `nil` if the list would have to ask.
  public var counts: SectionCounts?
  /// The cells on screen, in list order.
  public var cells: [Element]
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Element]
  /// What is selected, ascending.
  public var selection: [ItemPath]
  /// The names of the views that wait for reuse, by reuse identifier, the next one last.
  public var pool: [String: [ListViewName]]

  /// Creates a state from its parts.
  public init(
    kind: ListKind, visible: Frame, contentHeight: Double, counts: SectionCounts?,
    cells: [Element], otherViews: [Element] = [], selection: [ItemPath] = [],
    pool: [String: [ListViewName]] = [:]
  ) {
    self.kind = kind
    self.visible = visible
    self.contentHeight = contentHeight
    self.counts = counts
    self.cells = cells
    self.otherViews = otherViews
    self.selection = selection
    self.pool = pool
  }
}

extension ScreenState {
  /// Takes down what a list shows now.
  @MainActor
  public init(_ list: some ListView) {
    let inspection = list.inspection
    self.init(
      kind: list.kind, visible: Frame(list.bounds), contentHeight: list.contentSize.height,
      counts: inspection.counts, cells: inspection.cells.map(Element.init),
      otherViews: inspection.otherViews.map(Element.init),
      selection: inspection.selection.sorted(), pool: inspection.pool)
  }

  /// Cells and other views from top to bottom, and from left to right.
  public var elements: [Element] {
    (cells + otherViews).sorted {
      ($0.frame.y, $0.frame.x, $0.place.description)
        < ($1.frame.y, $1.frame.x, $1.place.description)
    }
  }
}

extension ScreenState.Element {
  @MainActor
  init(_ entry: ListInspection.Entry) {
    let view = entry.view
    let isSelected =
      (view as? TableViewCell)?.isSelected ?? (view as? CollectionViewCell)?.isSelected ?? false
    self.init(
      place: entry.place, name: entry.name, frame: Frame(view.frame), texts: view.shownTexts,
      isSelected: isSelected, alpha: view.alpha, color: view.shownColor)
  }
}
