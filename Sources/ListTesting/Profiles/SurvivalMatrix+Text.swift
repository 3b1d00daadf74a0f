import HeadlessKit
import ListCore

extension SurvivalMatrix {
  /// A table for each kind of list, with operations as rows and subjects as columns.
  ///
  /// If releases differ, the table cell names them.
  public var markdown: String {
    ListKind.allCases.map { kind in
      let subjects = Subject.allCases.filter { subject in
        rows.contains { $0.kind == kind && $0.fates[subject] != nil }
      }
      let title = kind.viewNoun.prefix(1).uppercased() + kind.viewNoun.dropFirst()
      let head = [
        "### \(title)", "",
        "| | " + subjects.map(\.rawValue).joined(separator: " | ") + " |",
        "|---" + String(repeating: "|---", count: subjects.count) + "|",
      ]
      let lines = Operation.allCases.map { operation in
        let cells = subjects.map { cell($0, operation, kind) }
        return "| \(operation.rawValue) | " + cells.joined(separator: " | ") + " |"
      }
      return (head + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private func cell(_ subject: Subject, _ operation: Operation, _ kind: ListKind) -> String {
    let runs = rows.filter { $0.kind == kind && $0.operation == operation }
    var fates: [Fate?] = []
    for run in runs where !fates.contains(run.fates[subject]) {
      fates.append(run.fates[subject])
    }
    guard fates.count > 1 else { return Self.text(fates.first ?? nil) }
    let names = runs.map(\.profile.name)
    return fates.map { fate in
      let members = runs.indices.filter { runs[$0].fates[subject] == fate }
      return "\(ProfileMatrix.name(members, among: names)): \(Self.text(fate))"
    }.joined(separator: "; ")
  }

  private static func text(_ fate: Fate?) -> String {
    guard let fate else { return "–" }
    return fate == .survives ? "**\(fate.rawValue)**" : fate.rawValue
  }
}
