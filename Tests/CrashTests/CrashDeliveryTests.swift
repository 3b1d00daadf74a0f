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

  @Test func aCrashNamesTheTestThatRan() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let simulator = Simulator(file: "ShopTests/ShelfTests.swift", line: 12)
        let button = Button(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        button.accessibilityLabel = "Go"
        simulator.show(button)
        try simulator.tap(.button("Go"), file: "ShopTests/ShelfTests.swift", line: 16)
        simulator.run { IndexPathFault.raise() }
      }
    }
    #expect(
      said(result).last
        == "The simulator in use was created at ShopTests/ShelfTests.swift:12. The last call of the "
        + "test was tap at ShelfTests.swift:16.")
  }

  /// A crash outside a capture.
  private enum IndexPathFault {
    @MainActor static func raise() {
      CrashReport(MisuseFault(.range, "Too far.")).deliver()
    }
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
