import Foundation
import TestSupport
import Testing

@testable import ObjectiveCAdapter

/// What the adapter must leave alone: comments, strings, patterns, code of other systems, and Swift
/// that needs nothing of it.
@Suite struct LeftAloneTests {
  /// Every piece of source code that another suite adapts.
  private static let given: [AdaptationCase] =
    AttributeTests.cases + ConditionTests.cases + DelayTests.cases + ExpressionTests.cases
    + FolderTests.cases + ImportTests.cases + MainThreadTests.cases + ManagedTests.cases
    + MetatypeTests.cases + ObservingTests.cases + OptionalCallTests.cases
    + OptionalRequirementTests.cases + OutletTests.cases + OverrideTests.moves + PerformTests.cases
    + RenamedMemberTests.cases + SelectorTests.cases + TestCaseTests.cases

  private static let sources = given.map(\.source)

  @Test("code in comments, strings and code of other systems is left as it is")
  func quoted() {
    let conditions = ["os(macOS)", "canImport(AppKit)", "false", "!os(Linux)"]
    for (index, source) in Self.sources.enumerated() {
      let comment = source.replacing("/*", with: "/ *").replacing("*/", with: "* /")
      let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let quoted = source.replacing("\"\"\"#", with: "").replacing("\\#", with: "")
      let texts = [
        "let a = 1 /* \(comment) */ + 2\n",
        "let a = 1\n" + lines.map { "// \($0)" }.joined(separator: "\n") + "\nlet b = 2\n",
        "let a = ##\"\"\"\n\(quoted)\n\"\"\"##\nlet b = 2\n",
      ]
      expectUntouched(texts[index % 3])
      guard !source.contains("#if"), !source.contains("#else"), !source.contains("#end") else {
        continue
      }
      expectUntouched(
        "let a = 1\n#if \(conditions[index % 4])\n\(source)\n#endif\nlet b = 2\n")
    }
  }

  private func expectUntouched(_ text: String) {
    let draft = Adaptation.draft(of: text)
    #expect(draft.text == text)
    #expect(draft.complaints.isEmpty, "\(text)")
  }

  @Test("code after a piece of source code changes nothing in it, and is not changed by it")
  func beside() {
    let plain = "\nstruct Apart { var count = 1; func twice() -> Int { count * 2 } }\n"
    for given in Self.given where given.complaints.isEmpty {
      // Braces that are never closed, and conditions, reach to the end.
      let isOpen = given.source.contains("{{") || given.source.contains("#if")
      guard !isOpen, !given.adapted.contains("#sourceLocation") else { continue }
      // An import that the adapter adds may stand behind the last line.
      guard !given.adapted.contains("; import") else { continue }
      let draft = Adaptation.draft(of: given.source + plain)
      #expect(draft.text == given.adapted + plain, "\(given.testDescription)")
    }
  }

  @Test("what was adapted once is not adapted again")
  func twice() {
    for given in Self.given where given.complaints.isEmpty {
      let again = Adaptation.draft(of: given.adapted)
      #expect(again.text == given.adapted, "\(given.testDescription)")
    }
  }

  /// The files of a folder of this package.
  private static func files(_ folder: String) -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let found = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let urls = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("a package without Objective-C is left as it is", arguments: ["ListCore/Diff", "Raster"])
  func plainPackage(folder: String) {
    let sources = Self.files("Sources/\(folder)")
    #expect(sources.count > 4)
    for source in sources {
      let draft = Adaptation.draft(of: source)
      #expect(draft.text == source)
      #expect(draft.complaints.isEmpty)
    }
  }

  // MARK: Tokens

  /// Checks that tokens are the text, each at its line and column, in UTF-8.
  private func expectWhole(_ text: String, _ name: String) {
    let tokens = Lexer.tokens(of: text)
    #expect(tokens.map(\.text).joined() == text, "\(name)")
    var (line, column) = (1, 1)
    for token in tokens {
      guard token.line == line, token.column == column else {
        Issue.record("\(name): \(token) is at \(line):\(column)")
        return
      }
      var last: UInt8 = 0
      for byte in token.text.utf8 {
        if byte == UInt8(ascii: "\n"), last == UInt8(ascii: "\r") {
          // One line break of two bytes.
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          (line, column) = (line + 1, 1)
        } else {
          column += 1
        }
        last = byte
      }
    }
  }

  @Test("the tokens of any text are the text")
  func tokens() {
    for source in Self.sources { expectWhole(source, source) }
    for source in Self.files("Tests/ObjectiveCAdapterTests") { expectWhole(source, "a file") }
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "(", ")", "/", "*/", "/*", "//", "\n", "\r\n", " ", "a", "1.5",
      "`", "=", "é", "[", "]", "{", "}", "\\", "?", ".", "#if", "@objc",
    ]
    var numbers = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &numbers)]
      }.joined()
      expectWhole(text, text.debugDescription)
      _ = Adaptation.draft(of: text)
    }
  }

  @Test("conditions have the value that three-valued logic gives them")
  func conditions() {
    let terms: [(String, Bool?)] = [
      ("true", true), ("os(macOS)", false), ("DEBUG", nil), ("os(iOS)", true), ("false", false),
    ]
    func and(_ one: Bool?, _ other: Bool?) -> Bool? {
      one == false || other == false ? false : one == nil || other == nil ? nil : true
    }
    func not(_ one: Bool?) -> Bool? { one.map { !$0 } }
    func or(_ one: Bool?, _ other: Bool?) -> Bool? { not(and(not(one), not(other))) }
    func value(_ text: String) -> Bool? { Condition.value(of: Lexer.tokens(of: text)) }
    for (a, one) in terms {
      #expect(value("!\(a)") == not(one))
      #expect(value("(\(a))") == one)
      for (b, two) in terms {
        #expect(value("\(a) && \(b)") == and(one, two), "\(a) && \(b)")
        #expect(value("\(a)||\(b)") == or(one, two), "\(a)||\(b)")
        for (c, three) in terms {
          #expect(value("\(a) || \(b) && \(c)") == or(one, and(two, three)), "\(a), \(b), \(c)")
          #expect(value("\(a) && \(b) || \(c)") == or(and(one, two), three), "\(a), \(b), \(c)")
          #expect(
            value("!(\(a) || \(b)) && !\(c)") == and(not(or(one, two)), not(three)),
            "\(a), \(b), \(c)")
        }
      }
    }
  }
}
