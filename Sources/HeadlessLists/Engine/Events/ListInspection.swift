import Foundation
import ListCore

/// The state of a list at one moment. Creating it calls no client and changes nothing.
@preconcurrency @MainActor
public struct ListInspection {
  /// A view and its position in the list.
  public struct Entry {
    /// The position that the view represents.
    public let place: ListPlace
    /// The view.
    public let view: View
    /// The name of the view in traces.
    public let name: ListViewName
  }

  /// The counts that the list has loaded; `nil` if it would have to ask for them.
  public var counts: SectionCounts?
  /// Whether the open update, or one that would begin now, has to ask for the counts before it,
  /// because the list has not loaded them.
  public var isUpdatingFromLateCounts = false
  /// The cells on screen, in list order.
  public var cells: [Entry] = []
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Entry] = []
  /// The cells off screen that are prepared for their rows (behaviour 4.9).
  public var preparedCells: [Entry] = []
  /// The names of the views in the reuse pool, by reuse identifier, the next one to be reused last.
  public var pool: [String: [ListViewName]] = [:]
  /// The selected items, in the order of selection.
  public var selection: [ItemPath] = []

  init() {}
}
