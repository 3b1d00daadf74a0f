import Foundation
import ListCore

/// What a list holds at one moment. Taking it asks nobody anything and changes nothing.
@preconcurrency @MainActor
public struct ListInspection {
  /// A view and what it stands for.
  public struct Entry {
    /// What the view stands for.
    public let place: ListPlace
    /// The view.
    public let view: View
    /// What traces call the view.
    public let name: ListViewName
  }

  /// The counts that the list remembers; `nil` if it would have to ask for them.
  public var counts: SectionCounts?
  /// Whether the update that is open, or one that would begin now, has to ask for the counts
  /// before it, since the list does not know them.
  public var isUpdatingFromLateCounts = false
  /// The cells on screen, in list order.
  public var cells: [Entry] = []
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Entry] = []
  /// The cells that wait, off screen, for their own rows to show (behaviour 4.9).
  public var preparedCells: [Entry] = []
  /// The names of the views that wait for reuse, by reuse identifier, the next one last.
  public var pool: [String: [ListViewName]] = [:]
  /// What is selected, in the order in which it was.
  public var selection: [ItemPath] = []

  init() {}
}
