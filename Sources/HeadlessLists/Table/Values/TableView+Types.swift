import Foundation

extension TableView {
  /// The way a table separates its sections.
  public enum Style: Int, Hashable, Sendable {
    /// Sections are adjacent; headers are pinned.
    case plain = 0
    /// Sections are separated.
    case grouped = 1
    /// Sections are separated and inset from the edges.
    case insetGrouped = 2
  }

  /// The position of a row after a table scrolls to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Any position, with minimal scrolling.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animation of rows that are inserted or deleted. All animations have the same duration,
  /// except ``none``, which is immediate.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Fades in or out.
    case fade = 0
    /// Slides in from the right or out to the right.
    case right = 1
    /// Slides in from the left or out to the left.
    case left = 2
    /// Slides in from the top or out to the top.
    case top = 3
    /// Slides in from the bottom or out to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Expands from the middle.
    case middle = 6
    /// The table's choice.
    case automatic = 100
  }

  /// The reference of a separator inset.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The cell's edges.
    case fromCellEdges
    /// The table's automatic insets.
    case fromAutomaticInsets
  }
}
