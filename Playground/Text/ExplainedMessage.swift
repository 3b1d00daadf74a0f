import CrashTranscripts

/// The explanation of one message, for people.
struct ExplainedMessage {
  private let reproduction: Reproduction
  private let number: Int
  private let count: Int
  private let width: Int
  /// The lines of the app that are wrong; `nil` if no sources are given.
  private let findings: [SourceFinding]?
  /// The line of the sources that the report names, if no finding explains it.
  private let unexplained: String?
  /// What the search of the sources left out because its time was over.
  private let stop: SourceSearch.Stop?

  /// - Parameter width: The maximum number of characters in a line.
  init(
    _ reproduction: Reproduction, number: Int, of count: Int, width: Int = 98,
    findings: [SourceFinding]? = nil, unexplained: String? = nil, stop: SourceSearch.Stop? = nil
  ) {
    self.findings = findings
    self.unexplained = unexplained
    self.stop = stop
    self.width = width
    self.reproduction = reproduction
    self.number = number
    self.count = count
  }

  /// The parts, separated by empty lines: the cause and the repair first.
  var text: String {
    let parts = ExplanationParts(reproduction, width: width - 2).all
    let first = parts.filter { $0.title == "Why" || $0.title == "Repair" }
    let rest = parts.filter { $0.title != "Why" && $0.title != "Repair" }
    let texts =
      [heading] + first.map { $0.text(width: width) } + (findings.map { [sources($0)] } ?? [])
      + rest.map { $0.text(width: width) } + [message, outcome]
    return texts.joined(separator: "\n\n") + "\n"
  }

  private func sources(_ findings: [SourceFinding]) -> String {
    var texts: [String] = []
    if let unexplained {
      texts.append(
        """
        \(unexplained)
        The report names this line, and no rule finds a mistake in the function that contains it.
        """.wrapped(at: width, indentation: "  "))
    }
    texts += findings.prefix(Self.mostFindings).map { finding in
      ([
        "\(finding.location): \(finding.sentence)".wrapped(at: width, indentation: "  "),
        "    - \(finding.line)",
      ] + finding.repair.split(separator: "\n").map { "    + \($0)" }).joined(separator: "\n")
    }
    if let stop {
      texts.append(stop.description.wrapped(at: width, indentation: "  "))
    }
    if texts.isEmpty {
      texts = ["  No line was found that is certainly wrong."]
    }
    return "In your sources\n" + texts.joined(separator: "\n\n")
  }

  private static let mostFindings = 3

  private var heading: String {
    let times = reproduction.count > 1 ? ", said \(reproduction.count) times" : ""
    return "\(number) of \(count): \(reproduction.message.family.rawValue)\(times)"
  }

  /// The message without its descriptions of objects; a long one that was reproduced is cut.
  private var message: String {
    let text = reproduction.message.text.elidingObjects.wrapped(at: width, indentation: "  ")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard reproduction.verdict == .identical, lines.count > Self.mostMessageLines else {
      return "Message\n" + text
    }
    return "Message\n" + lines.prefix(Self.mostMessageLines).joined(separator: "\n") + " …"
  }

  private static let mostMessageLines = 2

  private var outcome: String {
    let lines =
      switch reproduction.verdict {
      case .identical: ["Reproduced\(system): identical."] + concessions
      case .different: ["Reproduced\(system): different. \(reproduction.note ?? "")"]
      case .notReproducible: ["Not reproduced. \(reproduction.note ?? "")"]
      }
    let text = (lines + assumptions).map { $0.wrapped(at: width) }.joined(separator: "\n")
    guard reproduction.verdict == .different, let produced = reproduction.produced else {
      return text
    }
    return
      "\(text)\nThe view said\n\n\(produced.elidingObjects.wrapped(at: width, indentation: "  "))"
  }

  /// The release, and the reason for choosing it.
  private var system: String {
    guard let profile = reproduction.profile else { return "" }
    guard let release = reproduction.message.clues.release, let named = release.profile else {
      return " as \(profile.name)"
    }
    return named.name == profile.name
      ? " as \(profile.name) (the report names \("\(release)" == profile.name ? "it" : "\(release)"))"
      : " as \(profile.name) (the report names \(release), whose words differ)"
  }

  private var concessions: [String] {
    guard !reproduction.concessions.isEmpty else { return [] }
    return ["Ignored: " + reproduction.concessions.map(\.sentence).joined(separator: "; ") + "."]
  }

  private var assumptions: [String] {
    guard !reproduction.assumptions.isEmpty else { return [] }
    return ["Assumed: \(reproduction.assumptions.joined(separator: "; "))."]
  }
}

extension ExplanationParts.Part {
  /// The title and the lines under it; code keeps its lines.
  func text(width: Int) -> String {
    let lines = [title, body.maskingAddresses.wrapped(at: width, indentation: "  ")]
    let code = code?.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return (lines + [code].compactMap(\.self)).joined(separator: "\n")
  }
}

extension MessageComparison.Concession {
  /// The ignored difference, in words.
  fileprivate var sentence: String {
    switch self {
    case .whiteSpace: "the white space differs"
    case .viewMissing: "the pasted message lacks the description of the view"
    case .firstSentenceMissing: "the pasted message lacks its beginning"
    case .cutShort: "the pasted message is truncated, and matches up to there"
    case .letterCase: "the pasted message has lost its capital letters"
    case .doubledFullStop: "the pasted message ends in two full stops"
    case .subclassName: "the pasted message names a subclass"
    case .rewritten: "parts of the pasted message are missing or formatted differently"
    }
  }
}
