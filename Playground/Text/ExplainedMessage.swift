import ListTesting

/// What is said about one message, for people.
struct ExplainedMessage {
  private let reproduction: Reproduction
  private let number: Int
  private let count: Int

  init(_ reproduction: Reproduction, number: Int, of count: Int) {
    self.reproduction = reproduction
    self.number = number
    self.count = count
  }

  /// The parts, an empty line between them.
  var text: String {
    let parts =
      [heading, reproduction.message.text.wrapped(indentation: "  "), outcome]
      + (reproduction.explanation.map { [$0.maskingAddresses.wrapped()] } ?? [])
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    "\(number) of \(count): \(reproduction.message.family.rawValue)"
  }

  private var outcome: String {
    let system = reproduction.profile?.name ?? ""
    switch reproduction.verdict {
    case .identical:
      return (["Reproduced as \(system): identical."] + concessions).joined(separator: "\n")
    case .different:
      let produced = (reproduction.produced ?? "").maskingAddresses
      return """
        Reproduced as \(system): different. The view said

        \(produced.wrapped(indentation: "  "))
        """
    case .notReproducible:
      return "Not reproduced. \(reproduction.reasonAgainst ?? "")"
    }
  }

  private var concessions: [String] {
    guard !reproduction.concessions.isEmpty else { return [] }
    return ["Overlooked: " + reproduction.concessions.map(\.sentence).joined(separator: "; ") + "."]
  }
}

extension MessageComparison.Concession {
  /// What was overlooked, in words.
  fileprivate var sentence: String {
    switch self {
    case .whiteSpace: "the white space differs"
    case .viewMissing: "the pasted message lacks the description of the view"
    case .firstSentenceMissing: "the pasted message lacks its first sentence"
    case .cutShort: "the pasted message is cut, and agrees as far as it goes"
    case .doubledFullStop: "the pasted message ends in two full stops"
    case .subclassName: "the pasted message names a subclass"
    }
  }
}
