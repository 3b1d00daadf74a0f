import HeadlessKit
import ListCore

@testable import CrashTranscripts

/// All faults of snapshots and diffable data sources, with given identifiers.
enum SnapshotFaults {
  static let view = "<UITableView: 0x1; layer = <CALayer: 0x2>>"

  /// The releases that have snapshots.
  static let profiles = [SystemProfile.iOS13_3] + SystemProfile.supported

  /// Returns one fault of each kind.
  static func all(_ one: String, _ other: String) -> [SnapshotFault] {
    let both = one == other ? [one] : [one, other]
    return [
      .duplicateItems(both), .duplicateItems([one]), .duplicateSections(both),
      .sectionsExist(both), .sectionsExist([one]), .sectionCountMismatch,
      .insertionNextToInserted(destination: one, items: both),
      .sectionInsertionNextToInserted(destination: other, sections: both),
      .itemMovedNextToItself(one), .sectionMovedNextToItself(one), .noSections, .sectionNotFound,
      .reloadOfMissingItem(one), .reloadOfMissingSection(one), .reconfigureOfMissingItem(one),
      .duplicateItemsInSectionSnapshot(both),
      .cellProviderReturnedNil(
        .table, ItemPath(item: 2, section: 1), item: one, view: view),
      .cellProviderReturnedNil(
        .collection, ItemPath(item: 0, section: 0), item: one, view: view),
      .noSupplementaryViewProvider(view: view), .mutatedDirectly(.table),
      .mutatedDirectly(.collection), .deadlock(view: view),
    ] + SnapshotFault.Parameter.allCases.map(SnapshotFault.invalidParameter)
      + SnapshotFault.SectionSnapshotRole.allCases.map { .missingFromSectionSnapshot($0, one) }
  }

  /// Returns the fault that can be read from a release's message. Identifiers that it does not name
  /// become "item" or "section".
  static func told(_ fault: SnapshotFault, _ profile: SystemProfile) -> SnapshotFault {
    switch fault {
    case .duplicateItems where profile.repeatedIdentifiersMessage != .listed,
      .duplicateSections where profile.repeatedIdentifiersMessage == .plain:
      .duplicateItems(["item"])
    case .duplicateSections where profile.repeatedIdentifiersMessage == .withNoun:
      .duplicateSections(["section"])
    case .sectionsExist where profile.presentSectionMessage != .named,
      .sectionCountMismatch where profile.presentSectionMessage != .named:
      .sectionsExist(["section"])
    case .reloadOfMissingItem where !profile.namesMissingReloadedItem:
      .reloadOfMissingItem("item")
    case .deadlock where !profile.namesViewInQueueMessages:
      .deadlock(view: "")
    default:
      fault
    }
  }

  /// Identifiers that resemble other syntax, but can be read back completely.
  static let tame = [
    "a", "Row.category(\"Bottom\")", "it's", "a -> b", "a > b", "a < b", "wide   gap", "🦊",
    "👩‍👩‍👧", "e\u{301}", "“typographic” – quotes", "…", "...", "nil", "(null)", "0x600001",
    "Item(\n  a: 1,\n  b: 2\n)", "say \"hi\"", "%@", "iOS 13.1", "{()}",
    String(repeating: "x", count: 3_000), String(repeating: "word ", count: 400) + "end",
    "attempt to delete section 4, but there are only 4 sections before the update",
  ]

  /// Identifiers whose end or meaning cannot be determined.
  static let wild = [
    "", " ", "\u{200B}", "a, b", "a,b", "{(", ")}", "{(\n    a\n)}", "(", ")", "[x]", "]", "a] b",
    "<a", "two\nlines", "two\n\nparagraphs", "  lead", "trail  ", "tab\tbed", "back\\slash",
    "a\\nb", "&lt;b&gt;", "<b>bold</b>", "// comment", "> quote", "*bold*", "`code`", "]>", "=3D",
    "', which is not allowed", "] is in the insertion identifier list", "a\r\nb", "=\nx", ";",
    "'quoted'", "\"quoted\"", "userInfo:", "```", "*** First throw",
  ]
}
