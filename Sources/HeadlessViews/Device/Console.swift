import ListCore

/// The warnings that views logged, as values.
///
/// UIKit writes such lines to the device's log. Here they stay with the simulator, so that a test
/// can compare them; nothing is written anywhere.
public struct Console: Hashable, Sendable {
  /// The lines, oldest first.
  public private(set) var lines: [ConsoleLine] = []
  private var said: Set<String> = []

  init() {}

  /// The warnings among the lines as values, oldest first.
  public var warnings: [ListWarning] { lines.compactMap(\.warning) }

  /// Removes the lines. Warnings that are logged only once are not logged again.
  public mutating func clear() {
    lines = []
  }

  mutating func append(_ line: ConsoleLine) {
    lines.append(line)
  }

  /// Returns `true` on the first call for a topic, and `false` afterwards.
  package mutating func isFirstMention(of topic: String) -> Bool {
    said.insert(topic).inserted
  }
}
