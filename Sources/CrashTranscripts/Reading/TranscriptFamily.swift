/// Which of UIKit's sentences a message is.
///
/// The families are declared beside their templates, so that a new sentence is one addition to one
/// file.
public struct TranscriptFamily: RawRepresentable, Hashable, Sendable {
  /// The name under which such messages are collected: `invalid-number-of-rows`.
  public let rawValue: String

  /// Creates a family from the name under which its messages are collected.
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
