extension Repair {
  /// Returns the repaired calls as Swift code for UIKit, with the reloads that have to follow them.
  ///
  /// Consecutive calls of one kind are merged.
  ///
  /// - Parameters:
  ///   - kind: The list that was updated.
  ///   - viewName: The variable that holds the view; by default `tableView` or `collectionView`.
  public func swiftCode(kind: ListKind, viewName: String? = nil) -> String {
    swiftCode(kind: kind, viewName: viewName ?? kind.variableName, limit: .max)
  }

  /// Returns the same code as ``swiftCode(kind:viewName:)``, limited to the first calls and
  /// positions.
  func abridgedSwiftCode(kind: ListKind) -> String {
    swiftCode(kind: kind, viewName: kind.variableName, limit: Abridgement.mostEntries)
  }

  private func swiftCode(kind: ListKind, viewName view: String, limit: Int) -> String {
    guard extent != .reloadData else { return "\(view).reloadData()" }
    let reloads = laterReloads.grouped.map { "\(view).\($0.swiftCode(kind, limit))" }
    guard !batch.isEmpty else {
      let nothing = "// No call: the counts agree without one."
      return reloads.isEmpty ? nothing : reloads.joined(separator: "\n")
    }
    let calls = batch.changes.grouped
    let shown = calls.prefix(limit).map { "  \(view).\($0.swiftCode(kind, limit))" }
    let rest = [String]().abridged(hiding: calls.count - shown.count, "calls").map { "  // " + $0 }
    return (["\(view).performBatchUpdates {"] + shown + rest + ["}"] + reloads)
      .joined(separator: "\n")
  }
}

extension UpdateCall {
  /// Returns the call as Swift code for UIKit, one line for each method it takes.
  ///
  /// - Parameters:
  ///   - kind: The list that is updated.
  ///   - viewName: The variable that holds the view.
  public func swiftCode(kind: ListKind, viewName: String) -> String {
    changes.grouped.map { "\(viewName).\($0.swiftCode(kind, .max))" }.joined(separator: "\n")
  }
}

extension ChangeGroup {
  fileprivate func swiftCode(_ kind: ListKind, _ limit: Int) -> String {
    switch self {
    case .deleteItems(let paths):
      "delete\(kind.callNoun)s(at: \(paths.swiftCode(kind, limit))\(kind.animation))"
    case .insertItems(let paths):
      "insert\(kind.callNoun)s(at: \(paths.swiftCode(kind, limit))\(kind.animation))"
    case .reloadItems(let paths):
      "reload\(kind.callNoun)s(at: \(paths.swiftCode(kind, limit))\(kind.animation))"
    case .moveItem(let from, let to):
      "move\(kind.callNoun)(at: \(from.swiftCode(kind)), to: \(to.swiftCode(kind)))"
    case .deleteSections(let sections):
      "deleteSections(\(sections.swiftCode(limit))\(kind.animation))"
    case .insertSections(let sections):
      "insertSections(\(sections.swiftCode(limit))\(kind.animation))"
    case .reloadSections(let sections):
      "reloadSections(\(sections.swiftCode(limit))\(kind.animation))"
    case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
    }
  }
}

extension ListKind {
  /// The usual name of a variable that holds the view.
  var variableName: String {
    switch self {
    case .table: "tableView"
    case .collection: "collectionView"
    }
  }

  /// The last argument of a table's mutations; a collection view's methods have none.
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
  /// Returns an array of index paths as Swift code; long runs with a constant step become a map
  /// over a range.
  ///
  /// - Parameter limit: The maximum number of terms, and of index paths in brackets.
  fileprivate func swiftCode(_ kind: ListKind, _ limit: Int) -> String {
    var terms: [String] = []
    var loose: [String] = []
    var hidden = 0
    func close() {
      if !loose.isEmpty { terms.append("[\(loose.joined(separator: ", "))]") }
      loose = []
    }
    for run in progressions {
      if terms.count + loose.count >= limit {
        hidden += run.count
      } else if run.count > 3, let first = run.first {
        close()
        terms.append(
          "\(run.items).map { IndexPath(\(kind.itemNoun): $0, section: \(first.section)) }")
      } else {
        loose += run.map { $0.swiftCode(kind) }
      }
    }
    close()
    return terms.joined(separator: " + ")
      + [String]().abridged(hiding: hidden).map { " /* \($0) */" }.joined()
  }

  /// The longest runs of items of one section with a constant step, from the front.
  private var progressions: [ArraySlice<ItemPath>] {
    var result: [ArraySlice<ItemPath>] = []
    var start = startIndex
    while start < endIndex {
      var end = start + 1
      if let step = step(from: start), step > 0 {
        while end < endIndex, self.step(from: end - 1) == step { end += 1 }
        // A step between few items is not a pattern.
        if step > 1, end - start <= Self.fewestForPattern { end = start + 1 }
      }
      result.append(self[start..<end])
      start = end
    }
    return result
  }

  /// Returns the distance to the next item, if it is in the same section.
  private func step(from index: Int) -> Int? {
    guard index + 1 < endIndex, self[index].section == self[index + 1].section else { return nil }
    let (step, overflow) = self[index + 1].item.subtractingReportingOverflow(self[index].item)
    return overflow ? nil : step
  }

  private static var fewestForPattern: Int { 8 }
}

extension ArraySlice<ItemPath> {
  /// The items of a progression as a range or a stride, in Swift code.
  fileprivate var items: String {
    guard count > 1, let first = first?.item, let last = last?.item else { return "[]" }
    let step = self[startIndex + 1].item - first
    return step == 1
      ? "(\(first)..<\(last + 1))" : "stride(from: \(first), through: \(last), by: \(step))"
  }
}

extension [Int] {
  /// Returns an index set as Swift code.
  ///
  /// - Parameter limit: The maximum number of indexes that are written.
  fileprivate func swiftCode(_ limit: Int) -> String {
    let sorted = Set(self).sorted()
    guard let first = sorted.first, let last = sorted.last else { return "IndexSet()" }
    if first == last { return "IndexSet(integer: \(first))" }
    if last.subtractingReportingOverflow(first) == (sorted.count - 1, false) {
      return "IndexSet(integersIn: \(first)...\(last))"
    }
    let numbers = sorted.prefix(limit).map(String.init).joined(separator: ", ")
    let rest = [String]().abridged(hiding: sorted.count - sorted.prefix(limit).count)
      .map { " /* \($0) */" }.joined()
    return "IndexSet([\(numbers)\(rest)])"
  }
}
