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
