import HeadlessKit
import ListCore

// What UIKit never says.

extension Reproduction {
  /// What went wrong, in a sentence or two.
  public var cause: String? {
    if let kind = take?.script.kind, let cause = crash?.causes.first {
      return cause.sentence(kind)
    }
    return advice?.cause
  }

  /// What to do, in a sentence or two.
  public var repair: String? {
    if let kind = take?.script.kind, let repair = crash?.repair { return repair.sentence(kind) }
    return advice?.repair
  }

  /// What the view saw, why it refused, and the smallest repair.
  public var explanation: String? {
    if let crash { return crash.explanation.isEmpty ? nil : crash.explanation }
    return advice.map { Explanation($0).description }
  }

  /// Why the message could not be reproduced, or why what the view said is something else, in a
  /// sentence; `nil` if it said the message.
  public var note: String? {
    switch verdict {
    case .identical: nil
    case .different: produced.map { Difference(message, produced: $0).sentence }
    case .notReproducible: reasonAgainst
    }
  }

  /// What the message does not say and the reproduction needs, phrase by phrase.
  ///
  /// A message names few numbers. Whatever follows from others is a guess, and is listed here.
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
  /// A file of Swift Testing tests that make lists say the messages again, one suite for each.
  ///
  /// A message that cannot be reproduced has a comment that says why.
  public static func swiftTests(_ reproductions: [Reproduction]) -> String {
    GeneratedTest.file(reproductions)
  }
}
