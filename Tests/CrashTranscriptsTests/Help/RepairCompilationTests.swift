import Foundation
import ListCore
import TestSupport
import Testing

@testable import CrashTranscripts

/// The code of a repair compiles where a client of UIKit puts it.
@MainActor @Suite struct RepairCompilationTests {
  /// The file is compiled with these tests. After a change of a repair, run this test with
  /// HEADLESSKIT_REGENERATE=1, which rewrites it.
  @Test func `every repair of the collected messages compiles`() throws {
    let texts =
      CollectedMessage.all.map(\.text) + NeighbourMessageTests.cases.map(\.text)
      + TitleReportTests.cases.map(\.text) + OperationWordsTests.cases.map(\.text)
      + ClueTests.cases.map(\.text) + SymptomWordsTests.cases.map(\.text)
      + (ShortReportTests.cut + ShortReportTests.stacks + ShortReportTests.titles).map(\.text)
    let reports =
      texts.flatMap { Reproduction.all(in: $0) }
      .filter { $0.message.obstacle != .notSimulated(.appKit) } + reportsWithoutWords
    let codes =
      reports
      .filter { !$0.message.isPresumed || !Self.withOwnNames.contains($0.message.family) }
      .flatMap(\.help.causes).map(\.repair.swiftCode)
      // These are of modules that these tests do not import, or name a client's outlets.
      .filter { !$0.contains("NSFetchedResults") && !$0.contains("viewContext") }
      .filter { !$0.contains("@IBOutlet") && !$0.contains("context.delete") }
    let file = Checked(
      "GeneratedRepairs.swift",
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent())
    let written = RepairFile(codes).text
    #expect(try file.text(regeneratedFrom: written) == written)
  }

  /// A report of each family, with no more than the family's name.
  private var reportsWithoutWords: [Reproduction] {
    TranscriptFamily.allCases.filter { !Self.withOwnNames.contains($0) }.map { family in
      var message = TranscriptMessage(
        ReportWords(family, text: family.rawValue), PasteEvidence(), release: nil)
      message.kind = family.likelyKinds[0]
      return Reproduction(message)
    }
  }

  /// The families whose repairs name controllers, outlets and files of the client, or another
  /// framework: their code is not complete without those.
  private static let withOwnNames: Set<TranscriptFamily> = {
    let around =
      MessageTemplate.controllers + MessageTemplate.files + MessageTemplate.objects
      + MessageTemplate.surroundings + MessageTemplate.internals + MessageTemplate.observers
    return Set(around.map(\.family)).subtracting([
      .backgroundThread, .arrayIndex, .invalidNumberOfSections,
    ]).union([
      .nsTableViewIndex, .dequeueAppKitItem, .groupWithoutSubitems, .invalidSection,
      .infiniteAttributesSize, .diffableNoSupplementaryProvider, .collapsedCell, .dragsOutOfStep,
    ])
  }()
}
