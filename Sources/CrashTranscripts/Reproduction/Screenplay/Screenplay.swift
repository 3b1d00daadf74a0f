import ListCore

/// What has to happen for a list to say a message: a list, a data source, and one call.
///
/// A screenplay is a value. ``TableStage`` and ``CollectionStage`` perform it on a real view, and
/// ``GeneratedTest`` writes it down as Swift, so that the two cannot differ.
struct Screenplay: Hashable, Sendable {
  /// The kind of list.
  var kind: ListKind
  /// What the data source answers until the action changes it.
  var counts: SectionCounts
  /// What the data source does when it is asked for a cell.
  var cells = Cells.dequeued
  /// What arranges the items of a collection view.
  var layout = Layout.flow
  /// What the client does to the view.
  var action = Action.layOut
  /// The class that the view prints as its own, if it is a client's.
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
  /// What the data source does when it is asked for a cell.
  enum Cells: Hashable, Sendable {
    /// It dequeues one and returns it.
    case dequeued
    /// It dequeues one that is not registered.
    case unregistered(identifier: String)
    /// It dequeues a second one for the same row.
    case dequeuedTwice(identifier: String)
    /// It returns none.
    case missing
    /// It returns one that it made itself.
    case made
    /// It dequeues one and returns another.
    case dequeuedInVain
    /// It makes a registration and dequeues with that.
    case newRegistration
    /// It dequeues with another identifier when the item is configured again.
    case otherIdentifierLater
    /// It returns one that wants to be larger each time it is asked.
    case restless
    /// It asks the table for its visible cells first.
    case visibleCellsFirst
    /// It asks the table for the row's cell first.
    case presentCellFirst
  }

  /// What arranges the items of a collection view.
  enum Layout: Hashable, Sendable {
    /// A flow layout.
    case flow
    /// A flow layout whose items are wider than its lines (or higher, if it scrolls sideways).
    case tooLarge(ListWarning.FlowAxis)
    /// A layout that has one item, whether the data source has it or not.
    case item(ItemPath)
    /// A layout that has one decoration view, of a kind that nobody registered.
    case decoration(kind: String)
    /// A layout that has one supplementary view; the data source returns none, or one that it made.
    case supplementary(kind: String, ItemPath, isReturned: Bool)
    /// A layout that has one supplementary view and moves it without saying so.
    case wandering(ItemPath)
    /// A compositional layout whose provider returns no section.
    case withoutSection
  }

  /// What the client does to the view.
  enum Action: Hashable, Sendable {
    /// Puts it on screen; it is laid out there.
    case layOut
    /// Lays it out where it is in no window.
    case layOutOutsideWindow
    /// Puts it on screen and lays it out once more.
    case layOutTwice
    /// Asks for its counts, lets go of the data source, and puts it on screen.
    case loseDataSource
    /// Scrolls until the item is on screen.
    case reveal(ItemPath)
    /// Changes the model and announces the batch.
    case update(BatchUpdate, after: SectionCounts)
    /// Deletes what stands at an index path of any length.
    case delete([Int])
    /// Scrolls to what stands at an index path of any length.
    case scroll([Int])
    /// Scrolls with two positions of one axis.
    case scrollTwoWays
    /// Asks for the number of items of a section.
    case count(section: Int)
    /// Asks where a row is.
    case locate(ItemPath)
    /// Dequeues a supplementary view.
    case dequeue(kind: String, identifier: String, isRegistered: Bool, section: Int)
    /// Drags a row; the delegate sends it elsewhere.
    case drag(from: ItemPath, to: ItemPath)
    /// Calls `reloadData()` inside a batch.
    case reloadInsideBatch
    /// Has the first item configured again.
    case reconfigure
  }
}

extension Screenplay {
  /// A list whose sections are empty up to one that holds so many items.
  ///
  /// - Returns: `nil` if that is more than a list should be built with.
  static func counts(upTo section: Int, holding items: Int) -> SectionCounts? {
    guard UpdateScene.canBuild(section, items) else { return nil }
    return SectionCounts([Int](repeating: 0, count: section) + [items])
  }

  /// A list of so many sections of one item each.
  ///
  /// - Returns: `nil` if that is more than a list should be built with.
  static func counts(sections: Int) -> SectionCounts? {
    guard UpdateScene.canBuild(sections) else { return nil }
    return SectionCounts([Int](repeating: 1, count: sections))
  }
}
