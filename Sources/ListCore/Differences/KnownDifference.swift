/// Something that differs from UIKit or is left out, and the reason.
///
/// All of them are in one table, ``all``. The article about them is generated from it, the command
/// `differences` prints it, and messages that stop a test refer to an entry by its ``id``.
///
/// ```swift
/// for difference in KnownDifference.all where difference.facts.contains("2.8") {
///   print(difference)
/// }
/// ```
public struct KnownDifference: Hashable, Sendable, Identifiable {
  /// A short, permanent name: `count-passes`.
  public let id: String
  /// The kind of difference.
  public let area: Area
  /// The feature or behaviour that differs.
  public let subject: String
  /// The behaviour of UIKit, where it needs to be stated.
  public let uikit: String?
  /// The behaviour here; `nil` if the feature does not exist here.
  public let here: String?
  /// The reason for the difference; `nil` if it is that of the whole area.
  public let reason: String?
  /// The behaviour facts (`2.1`, `3B`), open questions (`12.g`) and crash families (`E7`) on which
  /// it is based.
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
  /// A kind of difference.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    /// A part of UIKit that does not exist here.
    case leftOut
    /// An intentional difference, because it serves tests better.
    case onPurpose
    /// Messages whose text no report shows.
    case wordsByAnalogy
    /// Messages that are recognised and cannot be reproduced.
    case notReproduced
    /// A choice made where the evidence is incomplete.
    case choice
  }

  /// All differences, area by area.
  public static let all: [KnownDifference] =
    leftOut + coreDataLeftOut + onPurpose + ofTesting + ofControllers + ofViews + ofQueries
    + coreDataOnPurpose
    + wordsByAnalogy + notReproduced + choices + ofCells + controllerChoices + choicesOfViews
    + choicesOfTesting + coreDataChoices

  /// The end of a message that is caused by the difference: `(known difference count-passes)`.
  public var note: String { "(known difference \(id))" }

  /// Returns whether the difference contains a word or the number of a fact, ignoring case.
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
  /// The name and the subject, followed by the behaviour of UIKit, the behaviour here, and the
  /// reason.
  public var description: String {
    let parts = [
      ("UIKit", uikit), ("here", here), ("why", reason),
      ("facts", facts.isEmpty ? nil : facts.joined(separator: ", ")),
    ]
    let lines = parts.compactMap { label, text in text.map { "  \(label): \($0)" } }
    return (["\(id): \(subject)"] + lines).joined(separator: "\n")
  }
}
