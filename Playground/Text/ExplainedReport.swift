import CrashTranscripts
import ListCore

/// One explained message with what the app's sources add, for all formats.
@MainActor
struct ExplainedReport {
  let reproduction: Reproduction
  /// The lines of the app that are wrong; `nil` if no sources are given.
  let findings: [SourceFinding]?
  /// What else the search says: the line of the report that no finding explains, and what it left out
  /// because its time was over.
  let sourceNotes: [String]
  /// What probably went wrong, and what to write instead.
  let help: Help

  /// - Parameter search: The search of the app's sources; `nil` if none are given.
  init(_ reproduction: Reproduction, _ search: SourceSearch? = nil) {
    self.reproduction = reproduction
    findings = search?.findings(for: reproduction.message)
    let unexplained = search?.unexplainedLine(of: reproduction.message).map {
      "`\($0)` The report names this line, and no rule finds a mistake in the function that contains it."
    }
    let notes = [unexplained, search?.stop?.description].compactMap(\.self)
    sourceNotes =
      notes.isEmpty && findings == [] ? ["No line was found that is certainly wrong."] : notes
    help = reproduction.help
  }

  /// The family, and the number of copies if there are several: `Invalid number of rows (3 times)`.
  var title: String {
    let count = reproduction.count
    return reproduction.message.family.title + (count > 1 ? " (\(count) times)" : "")
  }

  /// The message without descriptions of objects.
  var message: String { reproduction.message.text.elidingObjects }

  /// What became of the reproduction, one sentence or more.
  var outcome: String {
    let system = reproduction.profile.map { " as \($0.name)" } ?? ""
    let note = reproduction.note.map { " \($0)" } ?? ""
    return switch reproduction.verdict {
    case .identical: "Reproduced\(system), word for word."
    case .different: "Reproduced\(system), with other words.\(note)"
    case .notReproducible: "Not reproduced.\(note)"
    }
  }

  /// What the reproduction assumes, as a sentence; `nil` if it assumes nothing.
  var assumption: String? {
    let assumptions = reproduction.assumptions
    return assumptions.isEmpty ? nil : "Assumed: \(assumptions.joined(separator: "; "))."
  }

  var kind: ListKind? { reproduction.crash?.diagnosis?.kind }
  var ledger: Ledger? { reproduction.crash?.diagnosis?.ledger }
  /// Whether the message states which rows the calls name.
  var statesCalls: Bool { reproduction.statesCalls }

  /// The ledger's sections that are worth showing, and the number of the others.
  var ledgerRows: (shown: [LedgerRow], hidden: Int) {
    guard let ledger else { return ([], 0) }
    guard ledger.rows.count > Self.mostSections else { return (ledger.rows, 0) }
    let wrong = ledger.rows.filter { !$0.balances }.prefix(Self.mostSections)
    let touched = ledger.rows.filter { $0.balances && !$0.isUntouched }
      .prefix(Self.mostSections - wrong.count)
    let shown = Array(wrong + touched)
    return (shown, ledger.rows.count - shown.count)
  }

  /// The names of the numbers, and the numbers of each shown section; moves only if there are any.
  var ledgerTable: (columns: [String], lines: [(row: LedgerRow, cells: [String])]) {
    let rows = ledgerRows.shown
    let moves = rows.contains { $0.movedIn != 0 || $0.movedOut != 0 }
    let columns =
      ["before", "inserted", "deleted"] + (moves ? ["moved in", "moved out"] : [])
      + ["expected", "answered"]
    return (columns, rows.map { ($0, $0.cells(moves: moves)) })
  }

  /// The calls as text: `deleteRows(at: [0 - 3])`.
  var calls: [String] {
    guard statesCalls, let ledger, let kind else { return [] }
    let calls = ledger.batch.calls.filter { !$0.changes.isEmpty }
    let more = calls.count - Self.mostCalls
    return calls.prefix(Self.mostCalls).map { $0.text(kind) }
      + (more > 0 ? ["… and \(more) more"] : [])
  }

  static let mostSections = 12
  private static let mostCalls = 20
  static let mostFindings = 5
}

extension LedgerRow {
  /// The section: `2`, `2, was 3` or `2 (inserted)`.
  var name: String {
    let index = (after ?? before).map(String.init) ?? "–"
    let origin = before.flatMap { $0 == (after ?? before) ? nil : ", was \($0)" } ?? ""
    return switch fate {
    case .kept: index + origin
    case .moved, .reloaded, .deleted, .inserted: "\(index)\(origin) (\(fate.rawValue))"
    case .unannounced: "\(index) (new)"
    }
  }

  /// The numbers of the section under the columns; nothing where there is none.
  fileprivate func cells(moves: Bool) -> [String] {
    [before == nil ? "" : "\(itemsBefore)", "\(inserted)", "\(deleted)"]
      + (moves ? ["\(movedIn)", "\(movedOut)"] : [])
      + [expected.map(String.init) ?? "", answered.map(String.init) ?? ""]
  }
}
