/// The UIKit message that a text is recognised as.
///
/// The families are declared next to their templates, so that adding a message changes a single
/// file.
public struct TranscriptFamily: RawRepresentable, Hashable, Sendable {
  /// The identifier of the family: `invalid-number-of-rows`.
  public let rawValue: String

  /// Creates a family from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

extension TranscriptFamily: CaseIterable {
  /// Every family that has a template, in the order of the templates.
  public static let allCases: [TranscriptFamily] = {
    var seen: Set<TranscriptFamily> = []
    return MessageTemplate.all.map(\.family).filter { seen.insert($0).inserted }
  }()
}
