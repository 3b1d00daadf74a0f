extension Repair {
  /// The repaired calls as UIKit's Swift, and the reloads that have to follow them.
  ///
  /// Neighbouring calls of one kind are written as one.
  ///
  /// - Parameters:
  ///   - kind: The list that was updated.
  ///   - viewName: The variable that holds the view; `tableView` or `collectionView` if none is
  ///     given.
  public func swiftCode(kind: ListKind, viewName: String? = nil) -> String {
    swiftCode(kind: kind, viewName: viewName ?? kind.variableName, limit: .max)
  }

  /// As ``swiftCode(kind:viewName:)``, but of many calls or positions only the first.
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
  /// The call as UIKit's Swift, one line for each method it takes.
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
  /// An array of index paths; long runs at equal distances become a map over a range.
  ///
  /// - Parameter limit: The most terms, and index paths in brackets, that are written.
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

  /// The longest stretches of one section, from the front, in which the next item is always as
  /// far away.
  private var progressions: [ArraySlice<ItemPath>] {
    var result: [ArraySlice<ItemPath>] = []
    var start = startIndex
    while start < endIndex {
      var end = start + 1
      if let step = step(from: start), step > 0 {
        while end < endIndex, self.step(from: end - 1) == step { end += 1 }
        // Few items at a distance are no pattern.
        if step > 1, end - start <= Self.fewestForPattern { end = start + 1 }
      }
      result.append(self[start..<end])
      start = end
    }
    return result
  }

  /// How far the next item is away, if it is in the same section.
  private func step(from index: Int) -> Int? {
    guard index + 1 < endIndex, self[index].section == self[index + 1].section else { return nil }
    let (step, overflow) = self[index + 1].item.subtractingReportingOverflow(self[index].item)
    return overflow ? nil : step
  }

  private static var fewestForPattern: Int { 8 }
}

extension ArraySlice<ItemPath> {
  /// The items of a progression as a range or a stride.
  fileprivate var items: String {
    guard count > 1, let first = first?.item, let last = last?.item else { return "[]" }
    let step = self[startIndex + 1].item - first
    return step == 1
      ? "(\(first)..<\(last + 1))" : "stride(from: \(first), through: \(last), by: \(step))"
  }
}

extension [Int] {
  /// An index set.
  ///
  /// - Parameter limit: The most numbers that are written.
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
