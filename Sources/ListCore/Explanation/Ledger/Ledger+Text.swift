extension Ledger {
  /// Returns the ledger as an aligned table in plain text, followed by the calls.
  ///
  /// If there are many sections, unchanged ones are counted instead of listed. Of the others, the
  /// first are listed, unbalanced ones before balanced ones.
  ///
  /// - Parameters:
  ///   - kind: The kind of list.
  ///   - width: The maximum number of characters in a line of the table. A table that does
  ///     not fit becomes one sentence per section.
  public func text(_ kind: ListKind, width: Int = .max) -> String {
    ([sectionLine] + rowLines(kind, width) + ["calls:"] + callLines(kind).map { "  " + $0 })
      .joined(separator: "\n")
  }

  private var sectionLine: String {
    let mark = sectionsBalance ? "" : "  <- does not add up"
    return """
      sections: \(sections.before) before, \(sections.inserted) inserted, \
      \(sections.deleted) deleted, \(sections.expected) expected, \
      \(sections.after) answered\(mark)
      """
  }

  private func rowLines(_ kind: ListKind, _ width: Int) -> [String] {
    let shown = rows.count > Self.mostRows ? tellingRows : rows
    guard !shown.isEmpty else { return rows.isEmpty ? [] : [remainder(rows.count)] }
    let moves = shown.contains { $0.movedIn != 0 || $0.movedOut != 0 }
    var table = TextTable(alignments: [.left] + Array(repeating: .right, count: moves ? 7 : 5))
    table.lines.append(
      ["section", "before", "inserted", "deleted"] + (moves ? ["moved in", "moved out"] : [])
        + ["expected", "answered"])
    for row in shown { table.lines.append(row.cells(moves: moves)) }
    let hidden = rows.count - shown.count
    let rendered = table.rendered
    let lines =
      rendered.allSatisfy { $0.count <= width } ? rendered : shown.map { $0.sentence(kind) }
    return lines + (hidden > 0 ? [remainder(hidden)] : [])
  }

  /// The rows to list: the unbalanced ones, and the first of the others.
  private var tellingRows: [LedgerRow] {
    let touched = rows.indices.filter { !rows[$0].isUntouched }
    let wrong = touched.filter { !rows[$0].balances }.prefix(Abridgement.mostComplaints)
    let room = max(0, Abridgement.mostEntries - wrong.count)
    let others = touched.filter { rows[$0].balances }.prefix(room)
    return (wrong + others).sorted().map { rows[$0] }
  }

  private func remainder(_ count: Int) -> String {
    let are = count == 1 ? "1 other section is" : "\(count.readable) other sections are"
    return "(\(are) not shown)"
  }

  private func callLines(_ kind: ListKind) -> [String] {
    let calls = batch.calls.filter { !$0.changes.isEmpty }
    guard !calls.isEmpty else { return ["none"] }
    let sited = calls.contains { $0.site != nil }
    var table = TextTable(alignments: [])
    for call in calls.prefix(Abridgement.mostEntries) {
      table.lines.append(
        (sited ? [call.site?.description ?? "?"] : []) + [call.text(kind)])
    }
    let hidden = calls.count - table.lines.count
    return table.rendered.abridged(hiding: hidden, hidden == 1 ? "call" : "calls")
  }

  /// The maximum number of sections that are all listed.
  private static let mostRows = 8
}

extension LedgerRow {
  fileprivate func cells(moves: Bool) -> [String] {
    let numbers = [inserted, deleted] + (moves ? [movedIn, movedOut] : [])
    return [name, before == nil ? "-" : String(itemsBefore)] + numbers.map(String.init)
      + [expected.map(String.init) ?? "-", answered.map(String.init) ?? "-"]
      + (balances ? [] : ["<- " + complaint])
  }

  /// The section and what happened to it: `2`, `1, was 0`, `2 (deleted)`.
  public var name: String {
    let index = after ?? before
    let number = index.map(String.init) ?? "-"
    let origin = before.flatMap { $0 == index ? nil : ", was \($0)" } ?? ""
    return number + origin + (remark.isEmpty ? "" : " (\(remark))")
  }

  private var remark: String {
    switch fate {
    case .kept: ""
    case .moved, .reloaded, .deleted, .inserted: fate.rawValue
    case .unannounced: "new"
    }
  }

  /// Returns the numbers that are not zero, as a sentence: `section 0: 5 rows, 1 deleted; 4
  /// expected, 5 answered`.
  fileprivate func sentence(_ kind: ListKind) -> String {
    let changes = [
      (inserted, "inserted"), (deleted, "deleted"), (movedIn, "moved in"), (movedOut, "moved out"),
    ].filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
    let start = before == nil ? [] : [kind.number(itemsBefore)]
    let end = [expected.map { "\($0) expected" }, answered.map { "\($0) answered" }].compactMap(
      \.self)
    return "section \(name): " + (start + changes).joined(separator: ", ")
      + (end.isEmpty || (start + changes).isEmpty ? "" : "; ") + end.joined(separator: ", ")
      + (balances ? "" : "  <- " + complaint)
  }

  private var complaint: String {
    switch fate {
    case .unannounced: "no call announced it"
    case .kept, .moved, .reloaded, .deleted, .inserted:
      answered == nil ? "no longer in the data source" : "does not add up"
    }
  }
}
