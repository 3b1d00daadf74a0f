import ListCore

/// The steps that make a list produce a message: a list, a data source, and one call.
///
/// A screenplay is a value. ``TableStage`` and ``CollectionStage`` perform it on a real view, and
/// ``GeneratedTest`` writes it as Swift code, so that the two cannot differ.
struct Screenplay: Hashable, Sendable {
  /// The kind of list.
  var kind: ListKind
  /// The counts that the data source returns until the action changes them.
  var counts: SectionCounts
  /// The way the data source provides cells.
  var cells = Cells.dequeued
  /// The layout of a collection view.
  var layout = Layout.flow
  /// The client's action on the view.
  var action = Action.layOut
  /// The class name that the view prints, if it is a client's class.
  var className: String?

  init(
    _ kind: ListKind, _ counts: SectionCounts, cells: Cells = .dequeued, layout: Layout = .flow,
    action: Action = .layOut
  ) {
    self.kind = kind
    self.counts = counts
    self.cells = cells
    self.layout = layout
    self.action = action
  }
}

extension Screenplay {
  /// The way a data source provides a cell.
  enum Cells: Hashable, Sendable {
    /// It dequeues a cell and returns it.
    case dequeued
    /// It dequeues a cell that is not registered.
    case unregistered(identifier: String)
    /// It dequeues a second cell for the same row.
    case dequeuedTwice(identifier: String)
    /// It returns no cell.
    case missing
    /// It returns a cell that it created itself.
    case made
    /// It dequeues a cell and returns another.
    case dequeuedInVain
    /// It creates a registration and dequeues with it.
    case newRegistration
    /// It dequeues with a different identifier when the item is reconfigured.
    case otherIdentifierLater
    /// It returns a cell whose fitting size grows each time.
    case restless
    /// It first queries the table's visible cells.
    case visibleCellsFirst
    /// It first queries the table's cell for the row.
    case presentCellFirst
  }

  /// The layout of a collection view.
  enum Layout: Hashable, Sendable {
    /// A flow layout.
    case flow
    /// A flow layout whose items are wider than its lines (or taller, if it scrolls horizontally).
    case tooLarge(ListWarning.FlowAxis)
    /// A layout with one item, whether or not the data source has it.
    case item(ItemPath)
    /// A layout with one decoration view, of an unregistered kind.
    case decoration(kind: String)
    /// A layout with one supplementary view; the data source returns none, or one that it created.
    case supplementary(kind: String, ItemPath, isReturned: Bool)
    /// A layout with one supplementary view that it moves without invalidating.
    case wandering(ItemPath)
    /// A compositional layout whose provider returns no section.
    case withoutSection
  }

  /// The client's action on the view.
  enum Action: Hashable, Sendable {
    /// Adds it to the screen, which lays it out.
    case layOut
    /// Lays it out outside of any window.
    case layOutOutsideWindow
    /// Adds it to the screen and lays it out once more.
    case layOutTwice
    /// Queries its counts, releases the data source, and adds the view to the screen.
    case loseDataSource
    /// Scrolls until the item is on screen.
    case reveal(ItemPath)
    /// Changes the model and announces the batch.
    case update(BatchUpdate, after: SectionCounts)
    /// Deletes the element at an index path of any length.
    case delete([Int])
    /// Scrolls to the element at an index path of any length.
    case scroll([Int])
    /// Scrolls with two positions on the same axis.
    case scrollTwoWays
    /// Queries the number of items of a section.
    case count(section: Int)
    /// Queries the position of a row.
    case locate(ItemPath)
    /// Dequeues a supplementary view.
    case dequeue(kind: String, identifier: String, isRegistered: Bool, section: Int)
    /// Drags a row; the delegate redirects it.
    case drag(from: ItemPath, to: ItemPath)
    /// Calls `reloadData()` inside a batch.
    case reloadInsideBatch
    /// Reconfigures the first item.
    case reconfigure
  }
}

extension Screenplay {
  /// Returns the counts of a list whose sections are empty except for the last, which has the given
  /// number of items.
  ///
  /// - Returns: `nil` if that is too many for a list to be created.
  static func counts(upTo section: Int, holding items: Int) -> SectionCounts? {
    guard UpdateScene.canBuild(sections: section), UpdateScene.canBuild(items) else { return nil }
    return SectionCounts([Int](repeating: 0, count: section) + [items])
  }

  /// Returns the counts of a list with the given number of sections, one item each.
  ///
  /// - Returns: `nil` if that is too many for a list to be created.
  static func counts(sections: Int) -> SectionCounts? {
    guard UpdateScene.canBuild(sections: sections) else { return nil }
    return SectionCounts([Int](repeating: 1, count: sections))
  }
}
