import Foundation
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

/// One line on a simulator's console.
public struct ConsoleLine: Hashable, Sendable {
  /// The warning as a value; `nil` for a line that is only text.
  public var warning: ListWarning?
  /// The subsystem that logged the line, if the system names one: `TableView`,
  /// `UIDiffableDataSource`.
  public var category: String?
  /// The text, without the category.
  public var text: String
  /// The time of the line, in seconds of the simulator's clock.
  public var time: TimeInterval

  /// Creates a line.
  public init(
    warning: ListWarning? = nil, category: String? = nil, text: String, time: TimeInterval = 0
  ) {
    self.warning = warning
    self.category = category
    self.text = text
    self.time = time
  }
}

extension ConsoleLine: CustomStringConvertible {
  /// The line as a device log shows it: `[TableView] Warning once only: …`.
  public var description: String { (category.map { "[\($0)] " } ?? "") + text }
}

extension Simulator {
  private func write(_ line: ConsoleLine) {
    console.append(line)
    lineObserver?(line)
  }

  /// Logs a line on the console.
  public func log(_ text: String, category: String? = nil) {
    write(ConsoleLine(category: category, text: text, time: clock.now))
  }

  /// Logs a warning of a list on the console, in the wording of the simulator's system.
  public func warn(_ warning: ListWarning) {
    write(
      ConsoleLine(
        warning: warning, category: warning.category, text: warning.text(profile),
        time: clock.now))
  }

  /// Logs a warning unless one for the same topic was logged before.
  ///
  /// What UIKit logs once per process is logged once per simulator.
  ///
  /// - Parameters:
  ///   - topic: The key that tells warnings apart.
  ///   - warning: Returns the warning. Called only if it is logged.
  /// - Returns: Whether the warning was logged.
  @discardableResult
  public func warnOnce(about topic: String, _ warning: () -> ListWarning) -> Bool {
    guard console.isFirstMention(of: topic) else { return false }
    warn(warning())
    return true
  }
}
