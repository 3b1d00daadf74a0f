/// The findings of one check, each once, and what is done with them.
@MainActor
struct FindingLog {
  /// A finding without its trace: what is known of it already.
  private struct Known: Hashable {
    let kind: ListFinding.Kind
    let places: [String]
    let sentence: String
  }

  let mode: CheckMode
  private(set) var findings: [ListFinding] = []
  private var known: Set<Known> = []

  init(_ mode: CheckMode) {
    self.mode = mode
  }

  /// Takes in a finding unless it is known.
  mutating func add(_ finding: ListFinding) {
    let places = finding.places.map(\.description)
    let key = Known(kind: finding.kind, places: places, sentence: finding.sentence)
    guard known.insert(key).inserted else { return }
    findings.append(finding)
    switch mode {
    case .record, .throw: break
    case .call(let handler): handler(finding)
    case .trap: fatalError(finding.description)
    }
  }

  /// Throws the first finding, if it is the mode to throw.
  func verify() throws {
    if case .throw = mode, let first = findings.first { throw first }
  }
}
