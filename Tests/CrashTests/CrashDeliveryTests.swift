import HeadlessKit
import ListCore
import Testing

/// Exit tests of real crashes. Two at once can disturb each other, so all are in this suite.
@Suite(.serialized) struct CrashDeliveryTests {
  @Test func aCrashEndsTheProcessAsInUIKit() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CrashReport(
          reason: "Reason.", facts: .query(.itemsOfMissingSection(2, sections: 1)),
          explanation: "Explanation."
        ).deliver()
      }
    }
    #expect(
      said(result) == [
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'Reason.'",
        "Explanation.",
      ])
  }

  /// The trap reports the line of the touch, not one of the library.
  @Test func aTouchOffScreenTrapsAtItsOwnLine() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let simulator = Simulator()
        let table = TableView(frame: .zero)
        simulator.show(table)
        try simulator.tap(IndexPath(row: 80, section: 0), in: table, file: "Caller.swift", line: 7)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.split(separator: "\n").first.map(String.init)
        == "Caller.swift:7: Fatal error: Simulator.tap: row [0, 80] does not exist; "
        + "section 0 has 0.")
  }

  @Test func aSimulatorThatNeverSettlesReportsItsPendingWork() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let simulator = Simulator()
        @MainActor func again() { simulator.schedule(after: 40, named: "heartbeat", again) }
        again()
        try simulator.settle()
      }
    }
    #expect(
      Array(said(result).prefix(2)) == [
        "Simulator.settle() gave up at 40.0 s. Cancel repeating work, or use advance(by:). "
          + "Still pending:",
        "  heartbeat, due at 80.0 s",
      ])
  }

  @Test func anIndexPathOfAnotherLengthIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IndexPath(indexes: [1, 2, 3]).row
    }
    // crash families B5
    #expect(
      said(result).first
        == "Invalid index path for use with UITableView. This index path must contain exactly "
        + "two indices specifying the section and row.")
  }

  /// Returns the lines on standard error, without the source location that Swift puts before its
  /// own.
  func said(_ result: ExitTest.Result?) -> [String] {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return text.split(separator: "\n").map { line in
      line.components(separatedBy: "Fatal error: ").last ?? String(line)
    }
  }
}
