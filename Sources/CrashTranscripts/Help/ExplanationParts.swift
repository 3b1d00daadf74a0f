import ListCore

/// The parts of an explanation: why, the repair, the other causes, and what the view saw.
public struct ExplanationParts: Hashable, Sendable {
  /// One part.
  public struct Part: Hashable, Sendable {
    /// The title of the part.
    public let title: String
    /// Its lines.
    public let body: String
    /// The code, which is not wrapped; `nil` if the part has none.
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
    let causes = reproduction.help.causes
    var parts: [Part] = []
    if let first = causes.first {
      parts.append(Part(title: "Why", body: first.sentence.beginning, code: nil))
      parts.append(
        Part(title: "Repair", body: first.repair.sentence, code: first.repair.swiftCode))
    }
    let more = Self.more(causes, reproduction)
    if !more.isEmpty {
      parts.append(Part(title: "More", body: more.joined(separator: "\n"), code: nil))
    }
    if reproduction.statesCounts, let diagnosis = reproduction.diagnosis, diagnosis.ledger.tellsMore
    {
      parts.append(
        Part(
          title: "What the view saw",
          body: diagnosis.sight(withCalls: reproduction.statesCalls, width), code: nil))
    }
    all = parts
  }

  /// Returns the lines that do not fit into the first part: the location of the call, the other
  /// causes, and the calls that match the model as it is.
  private static func more(_ causes: [LikelyCause], _ reproduction: Reproduction) -> [String] {
    var lines: [String] = []
    if let rest = causes.first?.sentence.remainder { lines.append(rest) }
    if let place = reproduction.place { lines.append(place) }
    for cause in causes.dropFirst() {
      let repair =
        cause.repair.sentence == causes[0].repair.sentence ? "" : " Then: \(cause.repair.sentence)"
      lines.append("Or: \(cause.sentence)\(repair)")
    }
    if let fallback = reproduction.help.fallback, causes.first?.mistake != .other {
      lines.append("If the model is right as it is: \(fallback)")
    }
    return lines
  }
}

extension String {
  /// The first sentences that fit into three lines, and at least one.
  fileprivate var beginning: String {
    let sentences = sentences
    var text = sentences.first ?? ""
    for sentence in sentences.dropFirst() where text.count < count {
      guard text.count + sentence.count < Self.threeLines, self.hasPrefix(text + " " + sentence)
      else { break }
      text += " " + sentence
    }
    return text
  }

  /// The sentences that do not fit; `nil` if all do.
  fileprivate var remainder: String? {
    let rest = dropFirst(beginning.count).drop { $0 == " " }
    return rest.isEmpty ? nil : String(rest)
  }

  /// The sentences of the text, divided after each full stop that is followed by a capital letter.
  private var sentences: [String] {
    var sentences: [String] = []
    var start = startIndex
    for range in ranges(of: ". ") {
      let next = self[range.upperBound...].first
      guard next?.isUppercase == true else { continue }
      sentences.append(String(self[start...range.lowerBound]))
      start = range.upperBound
    }
    return sentences + [String(self[start...])]
  }

  private static var threeLines: Int { 270 }
}

extension Ledger {
  /// Whether the table contains more than the message: more than one section or call.
  fileprivate var tellsMore: Bool { rows.count > 1 || batch.calls.count > 1 }
}

extension ExplanationParts: CustomStringConvertible {
  /// The parts, each with its title and indented, separated by empty lines.
  public var description: String {
    all.map { part in
      let code = part.code.map { "\n" + $0.indented(by: 4) } ?? ""
      return "\(part.title)\n\(part.body.indented(by: 2))\(code)"
    }.joined(separator: "\n\n")
  }
}

extension Diagnosis {
  /// Returns the ledger as a table, without the calls if their positions are assumed.
  fileprivate func sight(withCalls: Bool, _ width: Int) -> String {
    let lines = ledger.text(kind, width: width).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard !withCalls, let calls = lines.firstIndex(of: "calls:") else {
      return lines.joined(separator: "\n")
    }
    return lines[..<calls].joined(separator: "\n")
  }
}
