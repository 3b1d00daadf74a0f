import Foundation
import HeadlessKit
import ListCore

/// The content of a list at one moment, as a value.
///
/// Creating it queries no data source and lays nothing out; settle the simulator first.
public struct ScreenState: Hashable, Sendable {
  /// A displayed view.
  public struct Element: Hashable, Sendable {
    /// The position that the view represents.
    public var place: ListPlace
    /// The name of the view in traces.
    public var name: ListViewName
    /// The frame, in points of the content.
    public var frame: Frame
    /// The displayed texts, from top to bottom and in reading order.
    public var texts: [String]
    /// Whether it is a cell that looks selected.
    public var isSelected: Bool
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The colour behind its content, as `#rrggbb`; `nil` if it is white or not set.
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

  /// The kind of list.
  public var kind: ListKind
  /// The visible part of the content, in points of the content.
  public var visible: Frame
  /// The height of the content, in points.
  public var contentHeight: Double
  /// The number of items in each section; `nil` if the list has not loaded its counts.
  public var counts: SectionCounts?
  /// The cells on screen, in list order.
  public var cells: [Element]
  /// The displayed headers, footers and other views, in list order.
  public var otherViews: [Element]
  /// The selected items, in ascending order.
  public var selection: [ItemPath]
  /// The names of the views in the reuse pool, by reuse identifier; the next one to be reused is
  /// last.
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
  /// Records the current content of a list.
  @preconcurrency @MainActor
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
