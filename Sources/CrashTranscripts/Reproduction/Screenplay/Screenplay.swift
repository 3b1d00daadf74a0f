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

// Crash families C.

extension Screenplay {
  /// Creates the screenplay of a cell that could not be dequeued or shown.
  init?(_ fault: CellFault) {
    switch fault {
    case .cellNotRegistered(let identifier):
      self.init(.table, [1], cells: .unregistered(identifier: identifier))
    case .viewNotRegistered(Self.cellKind, let identifier):
      self.init(.collection, [1], cells: .unregistered(identifier: identifier))
    case .viewNotRegistered(let kind, let identifier):
      self.init(
        .collection, [1],
        action: .dequeue(kind: kind, identifier: identifier, isRegistered: false, section: 0))
    case .decorationViewNotRegistered(let kind):
      self.init(.collection, [1], layout: .decoration(kind: kind))
    case .dequeuedTwice(let identifier, let path):
      self.init(.table, revealing: path, cells: .dequeuedTwice(identifier: identifier))
    case .dequeuedForUnknownPath(let path):
      self.init(.rectOfMissingRow(path), .table)
    case .dequeuedForUnknownSection(let kind, let section, let sections):
      guard let counts = Self.counts(sections: sections) else { return nil }
      self.init(
        .collection, counts,
        action: .dequeue(kind: kind, identifier: "view", isRegistered: true, section: section))
    case .dequeuedViewNotReturned:
      self.init(.collection, [1], cells: .dequeuedInVain)
    case .registrationInsideProvider:
      self.init(.collection, [1], cells: .newRegistration)
    case .reconfiguredWithOtherIdentifier:
      self.init(.collection, [1], cells: .otherIdentifierLater, action: .reconfigure)
    case .dataSourceNotSet(let kind):
      self.init(kind, [1], action: .loseDataSource)
    case .noTableCell:
      self.init(.table, [1], cells: .missing)
    case .noCollectionCell(let path):
      self.init(.collection, revealing: path, cells: .missing)
    case .cellNotDequeued:
      self.init(.collection, [1], cells: .made)
    case .supplementaryViewNotDequeued(let kind, let path, let view):
      guard let counts = Self.counts(sections: path.section + 1) else { return nil }
      self.init(
        .collection, counts,
        layout: .supplementary(kind: kind, path, isReturned: view != nil))
    }
  }

  /// Creates a list that requests a cell for only one item: the last one, or the one that is
  /// scrolled to.
  private init?(_ kind: ListKind, revealing path: ItemPath, cells: Cells) {
    guard let counts = Self.counts(upTo: path.section, holding: path.item + 1) else { return nil }
    switch kind {
    case .table:
      self.init(kind, counts, cells: cells, action: path.item == 0 ? .layOut : .reveal(path))
    case .collection:
      // A layout with only this item requests no other cell.
      self.init(kind, counts, cells: cells, layout: path.item == 0 ? .flow : .item(path))
    }
  }

  private static let cellKind = "UICollectionElementKindCell"
}

// Crash families B5, B7, C2, D1, D2.

extension Screenplay {
  /// Creates the screenplay of a query, a scroll or an argument that was refused.
  init?(_ fault: QueryFault, _ kind: ListKind) {
    switch fault {
    case .scrollToMissingRow(let path, let rows, _, _):
      self.init(.table, scrollingTo: path, of: rows)
    case .scrollToMissingItem(let path, let items, _):
      self.init(.collection, scrollingTo: path, of: items)
    case .scrollToRowOfMissingSection(let path, let sections, _, _):
      self.init(.table, sections, action: .scroll([path.section, path.item]))
    case .scrollToItemOfMissingSection(let path, let sections, _):
      self.init(.collection, sections, action: .scroll([path.section, path.item]))
    case .contradictoryScrollPosition:
      self.init(.collection, [1], action: .scrollTwoWays)

    case .itemsOfMissingSection(let section, let sections):
      self.init(.collection, sections, action: .count(section: section))
    case .rowsOfMissingSection(let section, let sections):
      self.init(.table, sections, action: .count(section: section))
    case .rectOfMissingRow(let path):
      guard let counts = Self.counts(upTo: path.section, holding: path.item) else { return nil }
      self.init(.table, counts, action: .locate(path))
    case .rectOfMissingSection:
      return nil  // one call, which the message names
    case .missingGlobalIndex:
      return nil  // asked only inside UIKit

    case .invalidUpdatePath(let description):
      let indexes = description.split { !$0.isNumber }.compactMap { Int($0) }
      self.init(kind, [1], action: .delete(indexes))
    case .invalidPathLength(let kind):
      self.init(kind, [1], action: .scroll([0]))
    case .visibleCellsDuringUpdate:
      self.init(.table, [1], cells: .visibleCellsFirst)
    case .invalidReorderTarget(let path, let rows):
      self.init(draggingTo: path, of: rows)
    case .reloadInsideBatch(let kind):
      self.init(kind, [1], action: .reloadInsideBatch)
    }
  }

  private init?(_ kind: ListKind, _ sections: Int, action: Action) {
    guard let counts = Self.counts(sections: sections) else { return nil }
    self.init(kind, counts, action: action)
  }

  private init?(_ kind: ListKind, scrollingTo path: ItemPath, of items: Int) {
    guard let counts = Self.counts(upTo: path.section, holding: items) else { return nil }
    self.init(kind, counts, action: .scroll([path.section, path.item]))
  }

  /// Creates a drag of a row within its section; of a row of section 0 if the section is empty or
  /// does not exist.
  private init?(draggingTo path: ItemPath, of rows: Int) {
    if rows > 0 {
      guard let counts = Self.counts(upTo: path.section, holding: rows) else { return nil }
      let source = ItemPath(item: 0, section: path.section)
      self.init(.table, counts, action: .drag(from: source, to: path))
    } else if path.section > 0 {
      guard let counts = Self.counts(sections: path.section) else { return nil }
      self.init(.table, counts, action: .drag(from: ItemPath(item: 0, section: 0), to: path))
    } else {
      self.init(.table, [0, 1], action: .drag(from: ItemPath(item: 0, section: 1), to: path))
    }
  }
}
