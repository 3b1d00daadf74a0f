/// Why a list crashed or complained, and what to write instead.
///
/// Faults of a batch are computed from its numbers, see ``Diagnosis``. All others have one cause
/// and one remedy each.
public struct Advice: Hashable, Sendable {
  /// What went wrong, in one or two sentences.
  public let cause: String
  /// What to do, in one sentence.
  public let repair: String
  /// The repair as UIKit's Swift.
  public let swiftCode: String

  /// Creates advice.
  public init(cause: String, repair: String, swiftCode: String) {
    self.cause = cause
    self.repair = repair
    self.swiftCode = swiftCode
  }
}

extension ListFault {
  /// Why the list crashed, and what to write instead; `nil` for a batch, which has a
  /// ``Diagnosis``, and for a misuse, whose reason says it all.
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
