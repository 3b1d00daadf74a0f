import ListCore

/// What views said and survived, as values.
///
/// UIKit writes such lines to the device's log. Here they stay with the simulator, so that a test
/// can compare them; nothing is written anywhere.
public struct Console: Hashable, Sendable {
  /// The lines, oldest first.
  public private(set) var lines: [ConsoleLine] = []
  private var said: Set<String> = []

  init() {}

  /// The facts among the lines, oldest first.
  public var warnings: [ListWarning] { lines.compactMap(\.warning) }

  /// Forgets the lines. What is said once only stays said.
  public mutating func clear() {
    lines = []
  }

  mutating func append(_ line: ConsoleLine) {
    lines.append(line)
  }

  /// Answers `true` the first time it is asked for a topic, and `false` from then on.
  mutating func isFirstMention(of topic: String) -> Bool {
    said.insert(topic).inserted
  }
}
