/// The text below a crash: what the view saw, why it refused the update, and the smallest repair.
///
/// It does not repeat the message of the crash. Everything is in a fixed order, so equal crashes
/// have equal explanations.
public struct Explanation: Hashable, Sendable {
  /// One part of the text.
  public struct Part: Hashable, Sendable {
    /// The title of the part.
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

  /// Explains any other fault.
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

  /// Returns the condition for a repair of calls that may be correct.
  private static func proviso(_ diagnosis: Diagnosis) -> String {
    guard diagnosis.causes.first?.blamesModel == true else { return "" }
    return "Do what 1 says and keep the calls. Only if the model is correct as it is:\n"
  }

  /// The maximum number of causes that are shown.
  private static let mostCauses = 3
}

extension Explanation: CustomStringConvertible {
  /// The parts, each with its title and indented, separated by empty lines.
  public var description: String {
    parts.map { "\($0.title)\n\($0.body.indented())" }.joined(separator: "\n\n")
  }
}
