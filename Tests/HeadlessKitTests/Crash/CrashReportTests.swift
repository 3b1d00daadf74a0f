import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct CrashReportTests {
  @Test func aQueryFaultHasTheNameAndTheWordsOfItsTime() {
    let fault = ListFault.query(
      .scrollToMissingRow(
        ItemPath(item: 7, section: 0), rows: 7, tableView: "<V>", className: "UITableView"))
    let new = CrashReport(fault, profile: .iOS18)
    #expect(
      new
        == CrashReport(
          name: .range,
          reason: """
            Attempted to scroll the table view to an out-of-bounds row (7) when there are only 7 \
            rows in section 0. Table view: <V>
            """,
          facts: fault))
    #expect(
      CrashReport(fault, profile: .iOS12).reason == """
        -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:\
        usingPresentationValues:]: row (7) beyond bounds (7) for section (0).
        """)
  }

  @Test func theSystemsLine() {
    let report = CrashReport(
      name: .range, reason: "Too far.", facts: .query(.contradictoryScrollPosition))
    #expect(
      report.description
        == "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'Too far.'")
    var explained = report
    explained.explanation = "Go less far."
    #expect(explained.description == report.description + "\nGo less far.")
    #expect(explained.systemLine == report.description)
  }
}
