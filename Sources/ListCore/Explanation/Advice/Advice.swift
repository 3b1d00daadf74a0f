/// The cause of a crash or a warning, and the code to write instead.
///
/// The cause of an invalid batch is computed from its numbers; see ``Diagnosis``. Every other fault
/// has one cause and one remedy.
public struct Advice: Hashable, Sendable {
  /// The cause, in one or two sentences.
  public let cause: String
  /// The remedy, in one sentence.
  public let repair: String
  /// The remedy as Swift code for UIKit.
  public let swiftCode: String

  /// Creates advice.
  public init(cause: String, repair: String, swiftCode: String) {
    self.cause = cause
    self.repair = repair
    self.swiftCode = swiftCode
  }
}

extension ListFault {
  /// The cause of the crash and its remedy; `nil` for a batch, which has a ``Diagnosis``, and for a
  /// misuse, which its reason explains.
  public var advice: Advice? {
    switch self {
    case .update, .misuse: nil
    case .cell(let fault): fault.advice
    case .query(let fault): fault.advice
    case .layout(let fault): fault.advice
    case .snapshot(let fault): fault.advice
    }
  }
}

/// The form in which messages name identifiers, whose descriptions may have any length.
enum Mention {
  /// Returns an identifier, shortened to one line.
  static func one(_ identifier: String) -> String {
    let line = identifier.prefix { !$0.isNewline }
    guard line.count < identifier.count || line.count > longest else { return identifier }
    return line.prefix(longest) + "…"
  }

  /// Returns a list of identifiers, without the last ones if there are many.
  static func all(_ identifiers: [String]) -> String {
    guard identifiers.count > most else {
      return identifiers.map(one).joined(separator: ", ")
    }
    return identifiers.prefix(most - 1).map(one).joined(separator: ", ")
      + " and \(identifiers.count - most + 1) more"
  }

  private static let longest = 60
  private static let most = 5
}
