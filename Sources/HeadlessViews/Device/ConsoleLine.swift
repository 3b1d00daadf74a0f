import Foundation
import ListCore

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
