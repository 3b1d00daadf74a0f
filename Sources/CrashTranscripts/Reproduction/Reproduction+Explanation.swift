import HeadlessKit
import ListCore

// The information that UIKit's messages lack.

extension Reproduction {
  /// The cause, in one or two sentences.
  public var cause: String? {
    if let kind = take?.script.kind, let cause = crash?.causes.first {
      return cause.sentence(kind)
    }
    return advice?.cause
  }

  /// The fix, in one or two sentences.
  public var repair: String? {
    if let kind = take?.script.kind, let repair = crash?.repair { return repair.sentence(kind) }
    return advice?.repair
  }

  /// The counts that the view found, the reason it refused them, and the smallest fix.
  public var explanation: String? {
    if let crash { return crash.explanation.isEmpty ? nil : crash.explanation }
    return advice.map { Explanation($0).description }
  }

  /// The reason the message could not be reproduced, or the reason the view produced a different
  /// one, as a sentence; `nil` if the view produced the message.
  public var note: String? {
    switch verdict {
    case .identical: nil
    case .different: produced.map { Difference(message, produced: $0).sentence }
    case .notReproducible: reasonAgainst
    }
  }

  /// The assumptions that the reproduction needs and the message does not state, each a phrase.
  ///
  /// A message names few numbers. Everything that does not follow from them is assumed, and is
  /// listed here.
  public var assumptions: [String] {
    guard let take, let facts = message.facts else { return [] }
    return switch take.script {
    case .list(let screenplay):
      Assumptions(facts, screenplay, tellsKind: message.kind != nil).phrases
    case .snapshot(let screenplay):
      screenplay.assumptions(message)
    case .reference:
      []
    case .source(let screenplay):
      screenplay.assumptions(message)
    }
  }

  private var advice: Advice? {
    if let crash { return crash.facts.advice }
    if let warning = take?.performance.warning { return warning.advice }
    if case .fault(let fault)? = message.facts { return fault.advice }
    return message.unsimulated?.advice
  }
}

extension Reproduction {
  /// Returns a file of Swift Testing tests that make lists produce the messages again, one suite
  /// for each.
  ///
  /// A message that cannot be reproduced has a comment with the reason.
  public static func swiftTests(_ reproductions: [Reproduction]) -> String {
    GeneratedTest.file(reproductions)
  }
}
