import DiffableKit
import ListCore
import Testing

/// The messages of section snapshots. (crash families E5)
@Suite struct SectionSnapshotFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let call: SectionSnapshotCall
    let fault: SnapshotFault
    let reason: String
  }

  private static func unique(_ items: String) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
      + items + "\n)}"
  }

  static let cases = [
    Case(
      testDescription: "append an existing item", call: .append(["x", "c", "b"], to: nil),
      fault: .duplicateItemsInSectionSnapshot(["c", "b"]), reason: unique("    c,\n    b")),
    Case(
      testDescription: "append a repeat", call: .append(["x", "x", "x"], to: "a"),
      fault: .duplicateItemsInSectionSnapshot(["x"]), reason: unique("    x")),
    Case(
      testDescription: "append to an unknown parent, with a repeat",
      call: .append(["x", "x"], to: "zz"),
      fault: .missingFromSectionSnapshot(.parent, "zz"),
      reason: "Parent item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "insert before itself", call: .insertBefore(["a"], "a"),
      fault: .duplicateItemsInSectionSnapshot(["a"]), reason: unique("    a")),
    Case(
      testDescription: "insert before an unknown item", call: .insertBefore(["a"], "zz"),
      fault: .missingFromSectionSnapshot(.insertedBefore, "zz"),
      reason: "Item identifier to insert before does not exist in section snapshot: zz"),
    Case(
      testDescription: "insert an existing item after another", call: .insertAfter(["b"], "a"),
      fault: .duplicateItemsInSectionSnapshot(["b"]), reason: unique("    b")),
    Case(
      testDescription: "insert after an unknown item", call: .insertAfter(["x"], "zz"),
      fault: .missingFromSectionSnapshot(.insertedAfter, "zz"),
      reason: "Item identifier to insert after does not exist in section snapshot: zz"),
    Case(
      testDescription: "delete known and unknown items", call: .delete(["a", "zz", "yy"]),
      fault: .missingFromSectionSnapshot(.deleted, "zz"),
      reason: "Failed to find index of item zz"),
    Case(
      testDescription: "insert a snapshot before an unknown item",
      call: .insertSnapshotBefore(.init(roots: ["x"]), "zz"),
      fault: .missingFromSectionSnapshot(.insertedBefore, "zz"),
      reason: "Item identifier to insert before does not exist in section snapshot: zz"),
    Case(
      testDescription: "insert a snapshot after an unknown item",
      call: .insertSnapshotAfter(.init(roots: ["x"]), "zz"),
      fault: .missingFromSectionSnapshot(.insertedAfter, "zz"),
      reason: "Item identifier to insert after does not exist in section snapshot: zz"),
    Case(
      testDescription: "insert a snapshot with an existing item",
      call: .insertSnapshotAfter(.init(roots: ["x"], children: ["c"]), "a"),
      fault: .duplicateItemsInSectionSnapshot(["c"]), reason: unique("    c")),
    Case(
      testDescription: "replace under an unknown parent",
      call: .replaceChildren("zz", .init(roots: ["x"])),
      fault: .missingFromSectionSnapshot(.parent, "zz"),
      reason: "Parent item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "replace children by the parent and by an item elsewhere",
      call: .replaceChildren("a", .init(roots: ["a", "b"], children: ["c"])),
      fault: .duplicateItemsInSectionSnapshot(["a", "b"]), reason: unique("    a,\n    b")),
    Case(
      testDescription: "snapshot of an unknown parent",
      call: .snapshotOf("zz", includingParent: true),
      fault: .missingFromSectionSnapshot(.parent, "zz"),
      reason: "Parent item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "level", call: .level("zz"),
      fault: .missingFromSectionSnapshot(.item, "zz"),
      reason: "Item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "isExpanded", call: .isExpanded("zz"),
      fault: .missingFromSectionSnapshot(.item, "zz"),
      reason: "Item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "isVisible", call: .isVisible("zz"),
      fault: .missingFromSectionSnapshot(.item, "zz"),
      reason: "Item identifier does not exist in section snapshot: zz"),
    Case(
      testDescription: "parent", call: .parent("zz"),
      fault: .missingFromSectionSnapshot(.child, "zz"),
      reason: "Child item identifier does not exist in section snapshot: zz"),
  ]

  @Test(arguments: cases)
  func aValueRaises(_ given: Case) {
    check(given, on: ValueSubject())
  }

  @Test(arguments: cases)
  func anObjectRaises(_ given: Case) {
    check(given, on: ReferenceSubject())
  }

  /// Checks that the call raises and leaves the snapshot unchanged. (behaviour 6.23)
  private func check(_ given: Case, on subject: some RaisingSubject) {
    var subject = subject
    _ = subject.perform(.append(["a", "b"], to: nil))
    _ = subject.perform(.append(["c"], to: "a"))
    _ = subject.perform(.expand(["a"]))
    let report = captureCrash { _ = subject.answer(to: given.call) }
    #expect(report == CrashReport(.snapshot(given.fault), profile: .newest))
    #expect(report?.reason == given.reason)
    #expect(subject.state == RecordedTree(lines: ["+*a", "  -*c", "-*b"]))
  }
}
