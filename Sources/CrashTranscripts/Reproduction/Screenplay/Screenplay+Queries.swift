import ListCore

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
