extension Repair {
  /// The repaired calls as UIKit's Swift.
  ///
  /// - Parameters:
  ///   - kind: The list that was updated.
  ///   - viewName: The variable that holds the view; `tableView` or `collectionView` if none is
  ///     given.
  public func swiftCode(kind: ListKind, viewName: String? = nil) -> String {
    let view = viewName ?? kind.variableName
    guard extent != .reloadData else { return "\(view).reloadData()" }
    guard !batch.isEmpty else { return "// No call: the counts agree without one." }
    let calls = batch.calls
      .flatMap(\.changes.grouped)
      .map { "  \(view).\($0.swiftCode(kind))" }
    return (["\(view).performBatchUpdates {"] + calls + ["}"]).joined(separator: "\n")
  }
}

extension UpdateCall {
  /// The call as UIKit's Swift, one line for each method it takes.
  ///
  /// - Parameters:
  ///   - kind: The list that is updated.
  ///   - viewName: The variable that holds the view.
  public func swiftCode(kind: ListKind, viewName: String) -> String {
    changes.grouped.map { "\(viewName).\($0.swiftCode(kind))" }.joined(separator: "\n")
  }
}

extension ChangeGroup {
  fileprivate func swiftCode(_ kind: ListKind) -> String {
    switch self {
    case .deleteItems(let paths):
      "delete\(kind.callNoun)s(at: \(paths.swiftCode(kind))\(kind.animation))"
    case .insertItems(let paths):
      "insert\(kind.callNoun)s(at: \(paths.swiftCode(kind))\(kind.animation))"
    case .reloadItems(let paths):
      "reload\(kind.callNoun)s(at: \(paths.swiftCode(kind))\(kind.animation))"
    case .moveItem(let from, let to):
      "move\(kind.callNoun)(at: \(from.swiftCode(kind)), to: \(to.swiftCode(kind)))"
    case .deleteSections(let sections): "deleteSections(\(sections.swiftCode)\(kind.animation))"
    case .insertSections(let sections): "insertSections(\(sections.swiftCode)\(kind.animation))"
    case .reloadSections(let sections): "reloadSections(\(sections.swiftCode)\(kind.animation))"
    case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
    }
  }
}

extension ListKind {
  /// What a variable that holds the view is usually called.
  var variableName: String {
    switch self {
    case .table: "tableView"
    case .collection: "collectionView"
    }
  }

  /// The last argument of a table's mutations; a collection view's have none.
  fileprivate var animation: String {
    switch self {
    case .table: ", with: .automatic"
    case .collection: ""
    }
  }
}

extension ItemPath {
  fileprivate func swiftCode(_ kind: ListKind) -> String {
    "IndexPath(\(kind.itemNoun): \(item), section: \(section))"
  }
}

extension [ItemPath] {
  /// An array of index paths; long runs of neighbours become a map over a range.
  fileprivate func swiftCode(_ kind: ListKind) -> String {
    var terms: [String] = []
    var loose: [String] = []
    func close() {
      if !loose.isEmpty { terms.append("[\(loose.joined(separator: ", "))]") }
      loose = []
    }
    for run in runs(where: { $0.section == $1.section && $1.item.follows($0.item) }) {
      if run.count > 3, let first = run.first {
        close()
        terms.append(
          """
          (\(first.item)..<\(first.item + run.count)).map { \
          IndexPath(\(kind.itemNoun): $0, section: \(first.section)) }
          """)
      } else {
        loose += run.map { $0.swiftCode(kind) }
      }
    }
    close()
    return terms.joined(separator: " + ")
  }
}

extension [Int] {
  /// An index set.
  fileprivate var swiftCode: String {
    let sorted = Set(self).sorted()
    guard let first = sorted.first, let last = sorted.last else { return "IndexSet()" }
    if first == last { return "IndexSet(integer: \(first))" }
    if last - first == sorted.count - 1 { return "IndexSet(integersIn: \(first)...\(last))" }
    return "IndexSet([\(sorted.map(String.init).joined(separator: ", "))])"
  }
}
