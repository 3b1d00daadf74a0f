/// The text under a crash: what the view saw, why it refused, and the smallest repair.
///
/// The message of the crash is not repeated. Everything is in a fixed order, so equal crashes have
/// equal texts.
public struct Explanation: Hashable, Sendable {
  /// One part of the text.
  public struct Part: Hashable, Sendable {
    /// What the part is about.
    public let title: String
    /// Its lines, without indentation.
    public let body: String
  }

  /// The parts, in order.
  public let parts: [Part]

  /// Explains a batch.
  public init(_ diagnosis: Diagnosis) {
    let kind = diagnosis.kind
    let causes = diagnosis.causes.prefix(Self.mostCauses).enumerated().map { index, cause in
      "\(index + 1). \(cause.sentence(kind))"
    }
    parts = [
      Part(title: "What the view saw", body: diagnosis.ledger.text(kind)),
      Part(title: "Why", body: causes.joined(separator: "\n")),
      Part(
        title: "Smallest repair",
        body: """
          \(Self.proviso(diagnosis))\(diagnosis.repair.sentence(kind))
          \(diagnosis.repair.abridgedSwiftCode(kind: kind).indented())
          """),
    ].filter { !$0.body.isEmpty }
  }

  /// Explains anything else.
  public init(_ advice: Advice) {
    parts = [
      Part(title: "Why", body: advice.cause),
      Part(
        title: "Smallest repair",
        body: """
          \(advice.repair)
          \(advice.swiftCode.indented())
          """),
    ]
  }

  /// The proviso for a repair of calls that may be correct.
  private static func proviso(_ diagnosis: Diagnosis) -> String {
    guard diagnosis.causes.first?.blamesModel == true else { return "" }
    return "Do what 1 says and keep the calls. Only if the model is correct as it is:\n"
  }

  /// The most causes that are shown.
  private static let mostCauses = 3
}

extension Explanation: CustomStringConvertible {
  /// The parts under their titles, indented, an empty line between them.
  public var description: String {
    parts.map { "\($0.title)\n\($0.body.indented())" }.joined(separator: "\n\n")
  }
}
