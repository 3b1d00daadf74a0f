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
