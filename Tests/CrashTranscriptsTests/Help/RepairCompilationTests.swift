import Foundation
import TestSupport
import Testing

@testable import CrashTranscripts

/// The code of a repair compiles where a client of UIKit puts it.
@MainActor @Suite struct RepairCompilationTests {
  /// The file is compiled with these tests. After a change of a repair, run this test with
  /// HEADLESSKIT_REGENERATE=1, which rewrites it.
  @Test func `every repair of the collected messages compiles`() throws {
    let texts = CollectedMessage.all.map(\.text) + NeighbourMessageTests.cases.map(\.text)
    let codes = texts.flatMap { Reproduction.all(in: $0) }
      .filter { $0.message.obstacle != .notSimulated(.appKit) }  // of another framework
      .flatMap(\.help.causes).map(\.repair.swiftCode)
    let file = Checked(
      "GeneratedRepairs.swift",
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent())
    let written = RepairFile(codes).text
    #expect(try file.text(regeneratedFrom: written) == written)
  }
}
