import ListCore

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
