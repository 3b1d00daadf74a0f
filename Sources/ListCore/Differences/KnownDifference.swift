/// Something that differs from UIKit or is left out, and why.
///
/// There is one table of them, ``all``. The article about them is made from it, the command
/// `differences` prints it, and sentences that stop a test name an entry by its ``id``.
///
/// ```swift
/// for difference in KnownDifference.all where difference.facts.contains("2.8") {
///   print(difference)
/// }
/// ```
public struct KnownDifference: Hashable, Sendable, Identifiable {
  /// A short name that stays: `count-passes`.
  public let id: String
  /// Which sort of difference it is.
  public let area: Area
  /// What it is about.
  public let subject: String
  /// What UIKit does, if that has to be said.
  public let uikit: String?
  /// What happens here; `nil` if it does not exist here.
  public let here: String?
  /// Why; `nil` if the reason is that of the whole area.
  public let reason: String?
  /// The behaviour facts (`2.1`, `3B`), open questions (`12.g`) and crash families (`E7`) that it
  /// rests on.
  public let facts: [String]

  init(
    _ id: String, _ area: Area, subject: String, uikit: String? = nil, here: String? = nil,
    reason: String? = nil, facts: [String] = []
  ) {
    self.id = id
    self.area = area
    self.subject = subject
    self.uikit = uikit
    self.here = here
    self.reason = reason
    self.facts = facts
  }
}

extension KnownDifference {
  /// A sort of difference.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    /// What does not exist here.
    case leftOut
    /// What works otherwise, because a test is better served.
    case onPurpose
    /// Messages whose text no report shows.
    case wordsByAnalogy
    /// Messages that are recognised and cannot be run again.
    case notReproduced
    /// What the evidence leaves open, and what was chosen.
    case choice
  }

  /// All differences, area by area.
  public static let all: [KnownDifference] =
    leftOut + coreDataLeftOut + onPurpose + ofTesting + ofControllers + ofViews + ofQueries
    + coreDataOnPurpose
    + wordsByAnalogy + notReproduced + choices + ofCells + controllerChoices + choicesOfViews
    + choicesOfTesting + coreDataChoices

  /// The end of a sentence that a difference is the reason of: `(known difference count-passes)`.
  public var note: String { "(known difference \(id))" }

  /// Whether a word or a fact's number appears in the difference, in letters of either case.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters of the difference and the text.
  public func mentions(_ text: String) -> Bool {
    let wanted = Array(text.lowercased().utf8)
    guard let first = wanted.first else { return true }
    return ([id, subject, uikit, here, reason].compactMap(\.self) + facts).contains { part in
      var rest = Array(part.lowercased().utf8)[...]
      while let start = rest.firstIndex(of: first) {
        rest = rest[start...]
        if rest.starts(with: wanted) { return true }
        rest.removeFirst()
      }
      return false
    }
  }
}

extension KnownDifference.Area {
  /// The heading of the area.
  public var title: String {
    switch self {
    case .leftOut: "Left out"
    case .onPurpose: "Different on purpose"
    case .wordsByAnalogy: "Messages without a source"
    case .notReproduced: "Recognised but not reproduced"
    case .choice: "Choices where the evidence is silent or disagrees"
    }
  }
}

extension KnownDifference: CustomStringConvertible {
  /// The name and the subject, and under them what UIKit does, what happens here, and why.
  public var description: String {
    let parts = [
      ("UIKit", uikit), ("here", here), ("why", reason),
      ("facts", facts.isEmpty ? nil : facts.joined(separator: ", ")),
    ]
    let lines = parts.compactMap { label, text in text.map { "  \(label): \($0)" } }
    return (["\(id): \(subject)"] + lines).joined(separator: "\n")
  }
}
