import Foundation

extension TableView {
  /// How a table sets its sections apart.
  public enum Style: Int, Hashable, Sendable {
    /// Sections follow each other; headers stay on screen.
    case plain = 0
    /// Sections are apart.
    case grouped = 1
    /// Sections are apart and keep away from the sides.
    case insetGrouped = 2
  }

  /// Where a row belongs when a table scrolls to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever it shows with the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go. All take the same time here, but for ``none``, which takes none.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Into sight and out of it.
    case fade = 0
    /// To and from the right.
    case right = 1
    /// To and from the left.
    case left = 2
    /// To and from above.
    case top = 3
    /// To and from below.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// What a separator inset is counted from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The cell's edges.
    case fromCellEdges
    /// The insets that the table would choose.
    case fromAutomaticInsets
  }
}
