import Foundation
import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

/// Every fault needs a rule that raises it, a message, a template that reads it back, calls that
/// lead to it and a documentation page. The compiler checks the message; these tests check the
/// rest.
@MainActor @Suite struct FaultCompletenessTests {
  @Test func everyFaultOfABatchIsComplete() throws {
    let missing = try Self.cases(of: "UpdateFault").flatMap { name in
      let kind = FaultKind(name: "update.\(name)")
      let examples = Self.batchFaults.filter { FaultKind($0) == kind }
      return examples.isEmpty
        ? ["The fault '\(name)' has no example: add its words to \(Self.examples)."]
        : examples.flatMap { Self.pieces(missingOf: $0, name) }
    }
    #expect(missing == [])
  }

  @Test(arguments: ["CellFault", "QueryFault", "LayoutFault", "SnapshotFault"])
  func everyOtherFaultHasAnExample(_ enumeration: String) throws {
    let faults = Self.otherFaults.map(FaultKind.init)
    let family = enumeration.replacing("Fault", with: "").lowercased()
    let missing = try Self.cases(of: enumeration).filter { name in
      !faults.contains(FaultKind(name: "\(family).\(name)"))
    }
    let sentences = missing.map {
      "The fault '\($0)' has no example: add one to the faults of ReproductionSweepTests."
    }
    #expect(sentences == [])
  }

  @Test func everyFamilyHasItsPlaceOnThePage() throws {
    let page = try Self.text(Self.page)
    let sentences = TranscriptFamily.allCases.filter { !page.contains("`\($0.rawValue)`") }.map {
      "The family '\($0.rawValue)' is not on the page: add its words to \(Self.page)."
    }
    #expect(sentences == [])
  }

  // MARK: The pieces

  /// Returns the missing parts of an example, one sentence each.
  private static func pieces(missingOf fault: ListFault, _ name: String) -> [String] {
    guard case .update(let inner, let kind) = fault else { return [] }
    var sentences: [String] = []

    // Counts alone do not animate a cell: the screen of the reproduction below does.
    if !isOfViews(inner) {
      guard let scene = FaultReplay(inner, kind).scene else {
        return ["The fault '\(name)' has no calls: describe them in \(calls)."]
      }
      let raised = Sentence.profiles.compactMap { scene.fault($0) }
      if !raised.contains(where: { FaultKind(.update($0, kind)) == FaultKind(fault) }) {
        sentences.append("No rule raises the fault '\(name)': list one in \(rules).")
      }
      let diagnosis = Diagnosis(
        inner, kind: kind, profile: .newest,
        evidence: BatchEvidence(before: scene.before, after: scene.after, batch: scene.batch))
      if diagnosis.causes.isEmpty {
        sentences.append("The fault '\(name)' has no cause: give it another breach in \(breaches).")
      }
    }

    let words = fault.reason(.newest, view: "<View: 0x1>")
    guard let message = TranscriptReader().messages(in: words).first,
      message.facts.map({ isTold(fault, by: $0) }) == true
    else {
      return sentences + [
        "The fault '\(name)' has no template: add one that reads '\(words)' to \(templates)."
      ]
    }
    if Reproduction(message).verdict != .identical {
      sentences.append("The fault '\(name)' is not said again by a list: see \(calls).")
    }
    return sentences
  }

  /// Returns whether a message's facts are those of a fault; a mismatch of counts has facts of its
  /// own.
  private static func isTold(_ fault: ListFault, by facts: TranscriptFacts) -> Bool {
    switch facts {
    case .fault(let told): FaultKind(told) == FaultKind(fault)
    case .itemCounts, .sectionCounts, .batch: FaultKind(fault).name.hasSuffix("CountMismatch")
    case .tableUpdateWithoutNumbers, .droppedUpdate, .warning: false
    }
  }

  private static func isOfViews(_ fault: UpdateFault) -> Bool {
    if case .twoAnimationsForCell = fault { true } else { false }
  }

  /// The faults in the table of sentences, and one of each mismatch of counts.
  private static let batchFaults: [ListFault] =
    Sentence.updates.map(\.fault) + [
      .update(
        .itemCountMismatch(
          ItemCountMismatch(section: 0, before: 1, after: 2, inserted: 0, deleted: 0),
          BatchEvidence(before: [1], after: [2], batch: BatchUpdate([]))), .table),
      .update(
        .sectionCountMismatch(
          SectionCountMismatch(before: 1, after: 2, inserted: 0, deleted: 0),
          BatchEvidence(before: [1], after: [1, 1], batch: BatchUpdate([]))), .table),
    ]

  /// Faults that are read back and reproduced by a list.
  private static let otherFaults: [ListFault] = {
    var dice = RandomWorld(seed: 1)
    return ReproductionSweepTests.faults(&dice) + TranscriptRoundTripTests.others
      + SnapshotFaults.all("a", "b").map(ListFault.snapshot)
  }()

  // MARK: Files

  private static let page = "Docs/HeadlessKit.docc/Articles/CrashFamilies.md"
  private static let examples = "Tests/TestSupport/Sentences/Sentence+UpdateFaults.swift"
  private static let rules = "Sources/ListCore/Validation"
  private static let breaches = "Sources/ListCore/Faults/UpdateFault.swift"
  private static let calls = "Sources/CrashTranscripts/Scenes/FaultReplay.swift"
  private static let templates = "Sources/CrashTranscripts/Templates"

  /// Returns the cases that an enumeration of faults declares.
  private static func cases(of enumeration: String) throws -> [String] {
    let source = try text("Sources/ListCore/Faults/\(enumeration).swift")
    let names = source.matches(of: /(?m)^  case (\w+)/).map { String($0.output.1) }
    try #require(!names.isEmpty)
    return names
  }

  private static func text(_ path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
    {
      root.deleteLastPathComponent()
    }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
