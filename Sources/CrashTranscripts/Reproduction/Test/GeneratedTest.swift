import HeadlessKit
import ListCore

/// A Swift test that makes a list produce a message again.
///
/// It is self-contained: it has its own data source, makes the calls that a client would make, and
/// compares the entire message of the list.
struct GeneratedTest {
  let content: TestContent
  /// Whether the message is from a crash.
  let crashes: Bool
  /// The name of the suite.
  let name: String
  /// The message and its family, as lines.
  let title: [String]
  /// The reason the list produces a different message; `nil` if it produces the same one.
  let difference: String?

  /// The suite, line by line.
  var lines: [String] {
    SwiftLiteral.comment("///", title) + ["@MainActor @Suite struct \(name) {"]
      + (test + (content.members + (content.masks ? [Self.mask] : [])).flatMap { [""] + $0 })
      .indented()
      + ["}"]
  }

  private var test: [String] {
    let verb = crashes ? "crashes" : "warns"
    let warning = difference.map {
      ["The test expects what is said here, not what was reported. \($0)"]
    }
    let effect = content.act.contains { $0.contains("try ") } ? " throws" : ""
    return SwiftLiteral.comment("///", warning ?? [], width: 98)
      + ["@Test func \(verb)\(difference == nil ? "AsReported" : "InOtherWords")()\(effect) {"]
      + (content.stage + [""] + content.act + [""] + expectation + [""] + nextSteps).indented()
      + ["}"]
  }

  /// What turns the reproduction into a test of the reader's own code.
  private var nextSteps: [String] {
    let method =
      crashes
      ? "the method that crashed inside `captureCrash`"
      : "the method that led to the warning in place of the last call"
    return SwiftLiteral.comment(
      "//",
      [
        "To test your own code: \(content.ownContent), and call \(method).",
        """
        Once it is right, nothing is said. A regression test expects that: `#expect(said == nil)`.
        """,
      ], width: 94)
  }
}

extension GeneratedTest {
  /// Returns the file with the tests of some messages.
  ///
  /// A message that cannot be reproduced has a comment in place of its test.
  static func file(_ reproductions: [Reproduction], of report: String?) -> String {
    var names: [String: Int] = [:]
    var imports: Set<String> = []
    let suites = reproductions.map { reproduction in
      let family = reproduction.message.family
      guard let take = reproduction.take else {
        let reason = reproduction.reasonAgainst ?? ""
        return SwiftLiteral.comment("//", ["\(family.rawValue): not reproduced.", reason])
          .joined(separator: "\n")
      }
      let suite = family.suiteName + reproduction.digest(of: report)
      names[suite, default: 0] += 1
      let number = names[suite, default: 1]
      let content = TestContent(take, assumptions: reproduction.assumptions)
      imports.formUnion(content.imports)
      return GeneratedTest(
        content: content, crashes: take.performance.crash != nil,
        name: suite + (number > 1 ? "_\(number)" : ""),
        title: [
          "\(family.rawValue), \(take.wording). Reported:", "",
          "\"\(reproduction.message.shortText)\"",
        ],
        difference: reproduction.verdict == .different ? reproduction.note : nil
      ).lines.joined(separator: "\n")
    }
    return (["\(origin)\n\(place(imports))"] + importing(imports) + suites)
      .joined(separator: "\n\n")
  }

  private static let origin = "// Written by `swift run Playground explain --swift`."

  private static func place(_ imports: Set<String>) -> String {
    let products =
      imports.count > 1
      ? "products \(imports.sorted().joined(separator: " and "))" : "product HeadlessKit"
    return "// Put this into a test target that depends on the \(products)."
  }

  private static func importing(_ imports: Set<String>) -> [String] {
    guard !imports.isEmpty else { return [] }
    return [imports.union(["Testing"]).sorted().map { "import \($0)" }.joined(separator: "\n")]
  }
}

extension TranscriptFamily {
  /// The family as the name of a type: `InvalidNumberOfRows` for `invalid-number-of-rows`.
  fileprivate var suiteName: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Reproduction {
  /// Returns six characters that depend on the message, its call stack and the name of its report, so
  /// that tests of two reports can be in one target, also if their words are the same.
  fileprivate func digest(of report: String?) -> String {
    let frames = message.evidence.frames.map { "\($0.symbol) \($0.location?.description ?? "")" }
    let text = ([message.text] + frames + [report].compactMap(\.self)).joined(separator: "\n")
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16, uppercase: true)
    return String((String(repeating: "0", count: 16) + digits).suffix(6))
  }
}

extension Reproduction.Take {
  /// The origin of the message's wording.
  fileprivate var wording: String {
    switch search.comparison.verdict {
    case .identical: "as \(search.profile.name) words it"
    case .different: "which \(search.profile.name) words otherwise"
    }
  }
}

// MARK: - Expectations

extension GeneratedTest {
  private var expectation: [String] {
    let literal = ["\"\"\""] + SwiftLiteral.lines(content.expected) + ["\"\"\""]
    let subject = content.masks ? "said.map(masked)" : "said"
    return ["#expect(", "  \(subject) == " + literal[0]]
      + literal.dropFirst().map { "    " + $0 }
      .closing
  }

  private static let mask = [
    "/// A message without the addresses in it.",
    "private func masked(_ message: String) -> String {",
    "  message.replacing(/0x[0-9a-f]+/, with: \"0x…\")",
    "}",
  ]
}

extension [String] {
  /// The lines of an argument followed by the closing parenthesis of the argument list.
  fileprivate var closing: [String] { dropLast() + [(last ?? "") + ")"] }
}
