import ListCore

/// The parts of an explanation: what the view saw, why, and the repair.
public struct ExplanationParts: Hashable, Sendable {
  /// One part.
  public struct Part: Hashable, Sendable {
    /// What the part is about.
    public let title: String
    /// Its lines.
    public let body: String
    /// Code, which is not to be wrapped; `nil` if the part has none.
    public let code: String?
  }

  /// The parts, in order.
  public let all: [Part]

  /// Creates the parts of a reproduction.
  ///
  /// - Parameters:
  ///   - reproduction: The reproduction.
  ///   - width: The maximum number of characters in a line of a table.
  public init(_ reproduction: Reproduction, width: Int = .max) {
    let help = reproduction.help
    var parts: [Part] = []
    if reproduction.statesCounts, let diagnosis = reproduction.diagnosis {
      parts.append(
        Part(
          title: "What the view saw",
          body: diagnosis.sight(withCalls: reproduction.statesCalls, width), code: nil))
    }
    if let place = reproduction.place {
      parts.append(Part(title: "Where", body: place, code: nil))
    }
    if !help.causes.isEmpty {
      let isOnly = help.causes.count == 1
      let causes = help.causes.enumerated().map { index, cause in
        isOnly ? cause.sentence : "\(index + 1). \(cause.sentence)"
      }
      parts.append(Part(title: "Why", body: causes.joined(separator: "\n"), code: nil))
    }
    if let repair = help.causes.first?.repair {
      parts.append(Part(title: "Repair", body: repair.sentence, code: repair.swiftCode))
    }
    for (index, cause) in help.causes.enumerated().dropFirst()
    where cause.repair.sentence != help.causes[0].repair.sentence {
      parts.append(Part(title: "If it is \(index + 1)", body: cause.repair.sentence, code: nil))
    }
    if let fallback = help.fallback, help.causes.first?.mistake != .other {
      parts.append(Part(title: "Only if the model is right as it is", body: fallback, code: nil))
    }
    all = parts
  }
}

extension ExplanationParts: CustomStringConvertible {
  /// The parts under their titles, indented, an empty line between them.
  public var description: String {
    all.map { part in
      let code = part.code.map { "\n" + $0.indented(by: 4) } ?? ""
      return "\(part.title)\n\(part.body.indented(by: 2))\(code)"
    }.joined(separator: "\n\n")
  }
}

extension Diagnosis {
  /// The bookkeeping as a table; without the calls if their positions are assumed.
  fileprivate func sight(withCalls: Bool, _ width: Int) -> String {
    let lines = ledger.text(kind, width: width).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard !withCalls, let calls = lines.firstIndex(of: "calls:") else {
      return lines.joined(separator: "\n")
    }
    return lines[..<calls].joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces before each line that is not empty.
  func indented(by width: Int) -> String {
    let space = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : space + $0 }.joined(separator: "\n")
  }
}
