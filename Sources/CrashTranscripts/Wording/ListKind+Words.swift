import ListCore

extension ListKind {
  /// The variable that holds the view.
  var variable: String {
    switch self {
    case .table: "tableView"
    case .collection: "collectionView"
    }
  }

  /// The word in the names of calls: `Row` or `Item`.
  var callNoun: String {
    switch self {
    case .table: "Row"
    case .collection: "Item"
    }
  }

  /// The noun with its article: `a row` or `an item`.
  var oneItem: String {
    switch self {
    case .table: "a row"
    case .collection: "an item"
    }
  }

  /// The last argument of a table's calls; a collection view's calls have none.
  var animation: String {
    switch self {
    case .table: ", with: .automatic"
    case .collection: ""
    }
  }

  /// The method of the data source that counts the items of a section.
  var countMethod: String {
    switch self {
    case .table: "tableView(_:numberOfRowsInSection:)"
    case .collection: "collectionView(_:numberOfItemsInSection:)"
    }
  }

  /// The method of the data source that counts the sections.
  var sectionCountMethod: String {
    switch self {
    case .table: "numberOfSections(in:)"
    case .collection: "numberOfSections(in:)"
    }
  }

  /// Returns a number of items in words: `1 row`, `4 items`.
  func counted(_ count: Int) -> String { "\(count) \(itemNoun)\(count == 1 ? "" : "s")" }

  /// Returns a number of items in words, with a verb that agrees: `1 row is`, `2 rows are`.
  func counted(_ count: Int, is singular: String, are plural: String) -> String {
    "\(counted(count)) \(count == 1 ? singular : plural)"
  }
}

extension Change {
  /// The item before the update that the change names; `nil` if it names none.
  var itemBefore: ItemPath? {
    switch self {
    case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, _): path
    case .insertItem, .deleteSection, .insertSection, .reloadSection, .moveSection: nil
    }
  }

  /// The item after the update that the change names; `nil` if it names none.
  var itemAfter: ItemPath? {
    switch self {
    case .insertItem(let path), .moveItem(_, let path): path
    case .deleteItem, .reloadItem, .deleteSection, .insertSection, .reloadSection, .moveSection:
      nil
    }
  }

  /// The section before the update that the change names; `nil` if it names none.
  var sectionBefore: Int? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      section
    case .deleteItem, .insertItem, .reloadItem, .moveItem, .insertSection: nil
    }
  }
}
