import CrashTranscripts
import Foundation
import Testing

@testable import Playground

/// What is printed for every collected message, in each format.
@MainActor @Suite struct RecordTests {
  /// The messages of `CollectedMessages.swift`, which belongs to another target.
  nonisolated private static let messages: [String] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "CrashTranscriptsTests/CollectedMessages.swift")
    let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return source.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /CollectedMessage\(\.\w+, "(.*)"(?:, isCut: true)?\),/).map {
        String($0.1).replacing("\\n", with: "\n").replacing("\\t", with: "\t")
          .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      }
    }
  }()

  @Test func theMessagesAreRead() {
    #expect(Self.messages.count > 150)
  }

  /// The repair is that of the first cause, in JSON, in text and in Markdown.
  @Test(arguments: messages)
  func theRepairIsThatOfTheFirstCause(_ message: String) throws {
    let reproductions = Reproduction.all(in: message)
    #expect(!reproductions.isEmpty)
    for reproduction in reproductions {
      let decoded = try JSONSerialization.jsonObject(
        with: Data(MessageRecord(reproduction).line.utf8))
      let record = try #require(decoded as? [String: Any])
      let causes = try #require(record["causes"] as? [[String: String]])
      let first = try #require(causes.first)
      #expect(record["cause"] as? String == first["cause"])
      #expect(record["repair"] as? String == first["repair"])
      #expect(record["code"] as? String == first["code"])
      let (repair, code) = (try #require(first["repair"]), try #require(first["code"]))
      let text = ExplainedMessage(reproduction, number: 1, of: 1, width: 100_000).text
      #expect(text.contains("Repair\n  " + repair))
      let markdown = ExplainedMarkdown(ExplainedReport(reproduction)).text
      #expect(markdown.contains("```swift\n\(code)\n```"))
    }
  }
}
