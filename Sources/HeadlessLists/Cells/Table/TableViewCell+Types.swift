extension TableViewCell {
  /// Does what a client wants when the state of a cell changes.
  public typealias ConfigurationUpdateHandler = (
    _ cell: TableViewCell, _ state: CellConfigurationState
  ) -> Void

  /// Which labels a cell has.
  public enum CellStyle: Int, Hashable, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image, a text, and a detail at the other edge.
    case value1 = 1
    /// A short text in front of a detail.
    case value2 = 2
    /// An image, a text, and a detail under it.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A double line, as systems before iOS 11 had it; now a line.
    case singleLineEtched = 2
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As always.
    case none = 0
    /// Blue before iOS 7; now like the others.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system likes.
    case `default` = 3
  }

  /// How a row is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// It stands for a new row.
    case insert = 2
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that there is more behind the row.
    case disclosureIndicator = 1
    /// That sign, and a button for details.
    case detailDisclosureButton = 2
    /// A mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// Which editing controls are to be seen.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control in front of the content.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How far a row is lifted out of its table.
  public enum DragState: Int, Hashable, Sendable {
    /// It is in its place.
    case none
    /// It is being lifted.
    case lifting
    /// It is on its way.
    case dragging
  }
}

extension TableViewCell {
  /// How a cell shows focus.
  ///
  /// Counterpart: `UITableViewCell.FocusStyle`.
  public enum FocusStyle: Int, Hashable, Sendable {
    case `default`, custom
  }
}
