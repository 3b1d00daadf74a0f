import ListCore
import Testing

@testable import CrashTranscripts

/// Every message of a snapshot or a diffable data source can be read back.
@Suite struct SnapshotRoundTripTests {
  /// Most releases say the same; that is read once.
  @Test(arguments: SnapshotFaults.tame.indices)
  func faultsAreReadBack(_ index: Int) {
    let tame = SnapshotFaults.tame
    let (one, other) = (tame[index], tame[(index * 5 + 3) % tame.count])
    for fault in SnapshotFaults.all(one, other) {
      var read: [String: SnapshotFault] = [:]
      for profile in SnapshotFaults.profiles {
        let reason = fault.reason(profile)
        let told = SnapshotFaults.told(fault, profile)
        guard read.updateValue(told, forKey: reason) != told else { continue }
        let found = TranscriptReader().messages(in: "It says:\n\n\(reason)\n\nAny idea?")
        #expect(found.map(\.text) == [reason])
        #expect(found.map(\.facts) == [.fault(.snapshot(told))], "\(reason)")
      }
    }
  }

  @Test(arguments: SnapshotFaults.profiles)
  func warningsAreReadBack(_ profile: SystemProfile) {
    let view = SnapshotFaults.view
    let told = profile.namesViewInQueueMessages ? view : ""
    let warnings: [(ListWarning, ListWarning)] =
      [(.updatesFromSeveralQueues(view: view), .updatesFromSeveralQueues(view: told))]
      + (SnapshotFaults.tame + SnapshotFaults.wild.filter { !$0.hasPrefix(" ") }).map { text in
        (.itemsExist([text, "b", "\(text)c"]), .itemsExist([text, "b", "\(text)c"]))
      } + SnapshotFaults.tame.map { (.itemsExist([$0]), .itemsExist([$0])) }
    for (warning, told) in warnings {
      let found = TranscriptReader().messages(in: "[Shop] " + warning.line(profile))
      #expect(found.map(\.text) == [warning.text(profile)])
      #expect(found.map(\.facts) == [.warning(told)], "\(warning)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let pasted: String
    let fault: SnapshotFault
    var testDescription: String { pasted }

    init(_ pasted: String, _ fault: SnapshotFault) {
      self.pasted = pasted
      self.fault = fault
    }
  }

  private static let insertion =
    "Invalid update: destination for insertion operation [b] is in the insertion identifier list for update: "
  private static let update = "<_UIDiffableDataSourceUpdate 0x1 - action: INS; identifiers: "

  static let cases = [
    Case(
      "supplied item identifiers are not unique. Duplicate identifiers: { a.B(1, 2), c }",
      .duplicateItems(["a.B(1, 2)", "c"])),
    Case(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(    a,    b)}",
      .duplicateItems(["a", "b"])),
    Case(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a,\n    b.C(",
      .duplicateItems(["a", "b.C("])),
    Case(
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(...)}",
      .duplicateSections(["..."])),
    Case(
      """
      Diffable data source detected an attempt to insert or append 3 section identifiers that \
      already exist in the snapshot
      """, .sectionsExist(["section", "section 2", "section 3"])),
    Case(
      """
      Diffable data source detected an attempt to insert or append 3 section identifiers that \
      already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers \
      that already exist: (
          "a b",
          c
      """, .sectionsExist(["a b", "c", "section 3"])),
    Case(
      insertion + update + "[a,b]>.", .insertionNextToInserted(destination: "b", items: ["a", "b"])),
    Case(insertion + update + "...>.", .insertionNextToInserted(destination: "b", items: ["b"])),
    Case(
      "Invalid update: destination for insertion operation [x, y] is in the insertion identifier list for update: "
        + update + "[a(b,c),x, y,z]>.",
      .insertionNextToInserted(destination: "x, y", items: ["a(b,c)", "x, y", "z"])),
    Case(
      "Parent item identifier does not exist in section snapshot",
      .missingFromSectionSnapshot(.parent, "item")),
    Case(
      """
      UITableViewDiffableDataSource cell provider returned nil for index path ... with item \
      identifier '...', which is not allowed. You must always return a cell to the table view: ...
      """,
      .cellProviderReturnedNil(
        .table, ItemPath(item: 0, section: 0), item: "...", view: "...")),
    Case(
      "reason: 'Attempted to reload item identifier that does not exist in the snapshot: it's a', userInfo:(null)",
      .reloadOfMissingItem("it's a")),
    Case(
      "(Attempted to reload item identifier that does not exist in the snapshot: a(b))",
      .reloadOfMissingItem("a(b)")),
    Case(
      "{\"reason\":\"Attempted to reload item identifier that does not exist in the snapshot: a \\\"b\\\"\",\"n\":1}",
      .reloadOfMissingItem("a \"b\"")),
  ]

  /// Messages as they are pasted.
  @Test(arguments: cases)
  func editedMessagesAreRead(_ given: Case) {
    let found = TranscriptReader().messages(in: given.pasted)
    #expect(found.map(\.facts) == [.fault(.snapshot(given.fault))])
  }
}
