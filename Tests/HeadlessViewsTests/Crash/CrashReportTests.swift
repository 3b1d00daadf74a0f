import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct CrashReportTests {
  @Test func aQueryFaultHasItsProfilesNameAndWords() {
    let fault = ListFault.query(
      .scrollToMissingRow(
        ItemPath(item: 7, section: 0), rows: 7, tableView: "<V>", className: "UITableView"))
    let new = CrashReport(fault, profile: .newest)
    let advice = fault.advice.map { Explanation($0).description }
    #expect(
      new
        == CrashReport(
          name: .range,
          reason: """
            Attempted to scroll the table view to an out-of-bounds row (7) when there are only 7 \
            rows in section 0. Table view: <V>
            """,
          facts: fault, explanation: advice ?? "none"))
    #expect(
      CrashReport(fault, profile: .iOS12).reason == """
        -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:\
        usingPresentationValues:]: row (7) beyond bounds (7) for section (0).
        """)
  }

  @Test func aBatchIsDiagnosed() {
    let (before, after): (SectionCounts, SectionCounts) = ([3], [4])
    let batch = BatchUpdate([.deleteItem(ItemPath(item: 0, section: 0))])
    let evidence = BatchEvidence(before: before, after: after, batch: batch)
    let fault = UpdateFault.itemCountMismatch(
      ItemCountMismatch(section: 0, before: 3, after: 4, inserted: 0, deleted: 1), evidence)
    let report = CrashReport(
      fault, kind: .table, profile: .newest, view: "<V>", evidence: evidence)
    let diagnosis = Diagnosis(fault, kind: .table, profile: .newest, evidence: evidence)
    #expect(
      report
        == CrashReport(
          reason: """
            Invalid update: invalid number of rows in section 0. The number of rows contained in \
            an existing section after the update (4) must be equal to the number of rows \
            contained in that section before the update (3), plus or minus the number of rows \
            inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the \
            number of rows moved into or out of that section (0 moved in, 0 moved out). \
            Table view: <V>
            """,
          facts: .update(fault, .table), diagnosis: diagnosis,
          explanation: Explanation(diagnosis).description))
    #expect(report.ledger == diagnosis.ledger)
    #expect(report.causes == diagnosis.causes)
    #expect(report.repair == diagnosis.repair)
    #expect(
      report.repair.map { (try? UpdatePlan($0.batch, from: before, to: after)) != nil } == true)
  }

  @Test func theReportHasTheSystemsLogLine() {
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
