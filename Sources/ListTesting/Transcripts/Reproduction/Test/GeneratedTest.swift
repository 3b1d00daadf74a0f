import HeadlessKit
import ListCore

/// A test in Swift that makes a list say a message again.
///
/// It stands alone: it has a data source of its own, makes the calls that a client would make, and
/// compares the whole of what the list says.
struct GeneratedTest {
  let screenplay: Screenplay
  let performance: Performance
  let profile: SystemProfile
  /// The name of the suite.
  let name: String
  /// The message and the family it belongs to, in lines.
  let title: [String]
  /// Why the list says something else than the message; `nil` if it says the message.
  let difference: String?
  /// What the message does not say and the test needs.
  let assumptions: [String]

  /// The suite, line by line.
  var lines: [String] {
    SwiftLiteral.comment("///", title) + ["@MainActor @Suite struct \(name) {"]
      + (test + [""] + source + (layout.isEmpty ? [] : [""] + layout) + (masks ? [""] + mask : []))
      .indented()
      + ["}"]
  }

  private var test: [String] {
    let verb = performance.crash == nil ? "warns" : "crashes"
    let warning = difference.map {
      ["The test expects what is said here, not what was reported. \($0)"]
    }
    return SwiftLiteral.comment("///", warning ?? [], width: 98)
      + ["@Test func \(verb)\(difference == nil ? "AsReported" : "InOtherWords")() {"]
      + (stage + [""] + act + [""] + expectation).indented() + ["}"]
  }
}

extension GeneratedTest {
  /// The file with the tests of some messages.
  ///
  /// A message that cannot be reproduced has a comment in the place of its test.
  static func file(_ reproductions: [Reproduction]) -> String {
    var names: [String: Int] = [:]
    let suites = reproductions.map { reproduction in
      let family = reproduction.message.family
      guard let take = reproduction.take else {
        let reason = reproduction.reasonAgainst ?? ""
        return SwiftLiteral.comment("//", ["\(family.rawValue): not reproduced.", reason])
          .joined(separator: "\n")
      }
      names[family.suiteName, default: 0] += 1
      let number = names[family.suiteName, default: 1]
      return GeneratedTest(
        screenplay: take.screenplay, performance: take.performance, profile: take.search.profile,
        name: family.suiteName + (number > 1 ? "\(number)" : ""),
        title: [
          "\(family.rawValue), \(take.wording). Reported:", "",
          "\"\(reproduction.message.shortText)\"",
        ],
        difference: reproduction.verdict == .different ? reproduction.note : nil,
        assumptions: reproduction.assumptions
      ).lines.joined(separator: "\n")
    }
    let imports = reproductions.contains { $0.take != nil } ? [Self.imports] : []
    return ([origin] + imports + suites).joined(separator: "\n\n")
  }

  private static let origin = """
    // Written by `swift run Playground explain --swift`.
    // Put this into a test target that depends on the product HeadlessKit.
    """
  private static let imports = "import HeadlessKit\nimport Testing"
}

extension TranscriptFamily {
  /// `invalid-number-of-rows` as the name of a type: `InvalidNumberOfRows`.
  fileprivate var suiteName: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Reproduction.Take {
  /// Whose words the message has.
  fileprivate var wording: String {
    switch search.comparison.verdict {
    case .identical: "as \(search.profile.name) words it"
    case .different: "which \(search.profile.name) words otherwise"
    }
  }
}

// MARK: - What is expected

extension GeneratedTest {
  /// The variable that holds the view.
  var view: String {
    switch screenplay.kind {
    case .table: "tableView"
    case .collection: "collectionView"
    }
  }

  /// Whether the message names objects whose addresses differ from run to run.
  var masks: Bool {
    if case .delete = screenplay.action { return true }
    return ownText.replacing(/NSIndexPath:? 0x[0-9a-f]+/, with: "").contains(/0x[0-9a-f]{2,}/)
  }

  /// Whether the message names the data source beside the view.
  var namesSource: Bool { ownText.contains("<Source>") }
  /// Whether the message names the layout beside the view.
  var namesLayout: Bool { ownText.contains("<Layout>") }

  /// The message without what the view says of itself.
  private var ownText: String {
    performance.text.replacing(performance.viewDescription, with: Self.viewMark)
      .replacing(/<ListTesting\.(TableRole|CollectionRole): 0x[0-9a-f]+>/, with: "<Source>")
      .replacing(/<ListTesting\.PlayedLayout: 0x[0-9a-f]+>/, with: "<Layout>")
  }

  private var expectation: [String] {
    var text = SwiftLiteral.escaped(ownText)
    if masks { text = text.replacing(/0x[0-9a-f]+/, with: "0x…") }
    text = text.replacing(
      Self.viewMark, with: masks ? "\\(masked(\(view).description))" : "\\(\(view))")
    let literal = ["\"\"\""] + SwiftLiteral.lines(text) + ["\"\"\""]
    let subject = masks ? "said.map(masked)" : "said"
    return ["#expect(", "  \(subject) == " + literal[0]]
      + literal.dropFirst().map { "    " + $0 }
      .closing
  }

  private static let viewMark = "\u{1}view\u{1}"

  private var mask: [String] {
    [
      "/// A message without the addresses in it.",
      "private func masked(_ message: String) -> String {",
      "  message.replacing(/0x[0-9a-f]+/, with: \"0x…\")",
      "}",
    ]
  }
}

extension [String] {
  /// The lines of an argument with the parenthesis that closes its list.
  fileprivate var closing: [String] { dropLast() + [(last ?? "") + ")"] }
}
