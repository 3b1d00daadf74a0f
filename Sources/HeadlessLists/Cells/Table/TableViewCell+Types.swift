extension TableViewCell {
  /// A client's handler for changes of a cell's state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: TableViewCell, _ state: CellConfigurationState
  ) -> Void

  /// The labels of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image, a text, and a detail at the opposite edge.
    case value1 = 1
    /// A short text before a detail.
    case value2 = 2
    /// An image, a text, and a detail below it.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A double line before iOS 11; now a single line.
    case singleLineEtched = 2
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Unchanged.
    case none = 0
    /// Blue before iOS 7; now like the others.
    case blue = 1
    /// Grey.
    case gray = 2
    /// The system default.
    case `default` = 3
  }

  /// The way a row is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The row is not editable.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// The row represents a new row to insert.
    case insert = 2
  }

  /// The accessory at the trailing edge of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// An indicator for a row that leads to more content.
    case disclosureIndicator = 1
    /// The disclosure indicator and a detail button.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The visible editing controls.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The leading editing control.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete confirmation button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The stage of dragging that a row is in.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not being dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }
}

extension TableViewCell {
  /// The way a cell shows the focus.
  ///
  /// Counterpart: `UITableViewCell.FocusStyle`.
  public enum FocusStyle: Int, Hashable, Sendable {
    case `default`, custom
  }
}
