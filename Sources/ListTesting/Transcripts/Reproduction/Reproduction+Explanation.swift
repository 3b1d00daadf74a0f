import HeadlessKit
import ListCore

// What UIKit never says.

extension Reproduction {
  /// What went wrong, in a sentence or two.
  public var cause: String? {
    if let kind = take?.screenplay.kind, let cause = crash?.causes.first {
      return cause.sentence(kind)
    }
    return advice?.cause
  }

  /// What to do, in a sentence or two.
  public var repair: String? {
    if let kind = take?.screenplay.kind, let repair = crash?.repair { return repair.sentence(kind) }
    return advice?.repair
  }

  /// What the view saw, why it refused, and the smallest repair.
  public var explanation: String? {
    if let crash { return crash.explanation.isEmpty ? nil : crash.explanation }
    return advice.map { Explanation($0).description }
  }

  private var advice: Advice? {
    crash?.facts.advice ?? take?.performance.warning?.advice
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
