import CrashTranscripts

extension Benchmark {
  /// Reading, replaying and explaining one pasted report, by how large its numbers are.
  static let explain = Benchmark(name: "explain") { progress in
    [10, 100, 1_000, 10_000, 100_000].flatMap { number in
      PastedReport.allCases.map { report in
        progress.show("explain: \(number) \(report.rawValue)")
        let text = report.text(number)
        let time = Stopwatch.nanoseconds(runs: 3, repetitions: 1) {
          for reproduction in Reproduction.all(in: text) { _ = reproduction.explanation }
        }
        return Measurement(
          name: "explain a report of \(number) \(report.rawValue)", value: time / 1e6, unit: "ms",
          limit: 1_000, nanoseconds: time)
      }
    }
  }

  /// A report, by what it has much of.
  private enum PastedReport: String, CaseIterable {
    case sections, rows, inserted, deleted, moved

    /// Returns a message in which all but one of the numbers agree.
    func text(_ number: Int) -> String {
      switch self {
      case .sections:
        """
        Invalid update: invalid number of sections.  The number of sections contained in the table \
        view after the update (\(number)) must be equal to the number of sections contained in the \
        table view before the update (\(number)), plus or minus the number of sections inserted or \
        deleted (1 inserted, 0 deleted).
        """
      case .rows: Self.items(number, inserted: 1)
      case .inserted: Self.items(number, inserted: number)
      case .deleted: Self.items(number, deleted: number)
      case .moved: Self.items(3 * number, movedIn: number, movedOut: number - 1)
      }
    }

    private static func items(
      _ count: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0
    ) -> String {
      """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
      existing section after the update (\(count)) must be equal to the number of rows contained \
      in that section before the update (\(count)), plus or minus the number of rows inserted or \
      deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
      number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
      """
    }
  }
}
