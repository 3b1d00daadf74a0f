import Foundation
import Testing

@testable import Playground

/// The code that a lesson shows is the code that runs: `LessonCode+Lines.swift` has the marked lines
/// of the lessons' sources. To write it anew, run the tests with `HEADLESSKIT_REGENERATE=1`.
@Suite struct LessonCodeTests {
  private static let root = Transcripts.file("").deletingLastPathComponent()
  private static let file = root.appendingPathComponent("Lessons/Kit/LessonCode+Lines.swift")

  /// The Swift files of the lessons, in the order of their paths.
  private static func sources() throws -> [(name: String, text: String)] {
    let folder = root.appendingPathComponent("Lessons")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let url = folder.appendingPathComponent(name)
      return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
    }
  }

  @Test func theShownLinesAreThoseThatRun() throws {
    let snippets = try Self.sources().flatMap { try MarkedLines.all(in: $0.text, of: $0.name) }
    let text = MarkedLines.swift(snippets)
    if ProcessInfo.processInfo.environment["HEADLESSKIT_REGENERATE"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == text,
      "LessonCode+Lines.swift is out of date; run the tests with HEADLESSKIT_REGENERATE=1")
  }

  /// Every name in a lesson is marked somewhere, and every marked name is in a lesson.
  @Test func everyNameIsMarkedAndUsed() throws {
    var used: Set<String> = []
    for source in try Self.sources() {
      for match in source.text.matches(of: /(?:code: |old: \[|new: \[)("[a-z-]+"(, "[a-z-]+")*)/) {
        used.formUnion(match.1.matches(of: /[a-z-]+/).map { String($0.0) })
      }
    }
    used.formUnion(LessonCode.all.values.flatMap(\.uses))
    #expect(used == Set(LessonCode.all.keys))
  }

  /// A listing calls no function of its lesson, and names no closure type, that is not shown as well.
  @MainActor @Test(arguments: Lesson.all.map(\.name))
  func whatTheCodeUsesIsShown(_ name: String) async throws {
    let lesson = try #require(Lesson.named(name))
    let shown = await LessonRecorder(lesson).shown
    let code = shown.compactMap { LessonCode.all[$0]?.text }.joined(separator: "\n")
    let helpers = LessonCode.helpers(of: shown).flatMap(\.lines).joined(separator: "\n")
    let visible = Self.declared(in: code + "\n" + helpers)
    let own = LessonSources(lesson).own.flatMap(\.lines).joined(separator: "\n")
    let called = Set(code.matches(of: /(\w+)(?=\(| \{)/).map { String($0.1) })
      .union(code.matches(of: /\.([A-Z]\w+)/).map { String($0.1) })
    #expect(called.intersection(Self.declared(in: own)).subtracting(visible).sorted() == [])
  }

  /// Returns the names of the functions and the named types of closures that a text declares.
  private static func declared(in text: String) -> Set<String> {
    Set(text.matches(of: /(?:func|typealias) (\w+)/).map { String($0.1) })
  }

  @MainActor @Test(arguments: Lesson.all.map(\.name))
  func bothWaysShowTheirCode(_ name: String) async throws {
    let lesson = try #require(Lesson.named(name))
    let reels = await LessonRecorder(lesson).reels
    #expect(reels.count > 1)
    for reel in reels {
      #expect(reel.scenes.contains { $0.listing != nil }, "\(reel.title) has no code")
    }
    #expect(lesson.passages.count == 4)
  }

  @Test func marksMustBeClosedAndUnique() throws {
    let text = """
      struct Shelf {
        // snippet.fill
        func fill() {
          books = []
        }
        // snippet.end
      }
      """
    #expect(
      try MarkedLines.all(in: text, of: "Shelf.swift") == [
        MarkedLines(
          name: "fill", file: "Shelf.swift", lines: ["func fill() {", "  books = []", "}"])
      ])
    #expect(throws: MarkedLines.Mistake.notClosed("fill")) {
      try MarkedLines.all(in: "// snippet.fill\nlet a = 1", of: "A.swift")
    }
    #expect(throws: MarkedLines.Mistake.notOpened(line: 2)) {
      try MarkedLines.all(in: "let a = 1\n// snippet.end", of: "A.swift")
    }
  }
}
