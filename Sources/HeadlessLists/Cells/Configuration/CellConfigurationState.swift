import HeadlessControls

/// The state of a cell.
///
/// Counterpart: `UICellConfigurationState`.
///
/// Coverage: simulated. Kept without effect: `isPinned`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The stage of dragging that a cell is in.
  public enum DragState: Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The role of a cell while a drop hovers over the list.
  public enum DropState: Hashable, Sendable {
    /// There is no drop.
    case none
    /// A drop hovers over another cell.
    case notTargeted
    /// The drop targets this cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell ignores touches.
  public var isDisabled = false
  /// Whether a touch is down on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Focus is not simulated: `false` unless a client sets it.
  public var isFocused = false
  /// Whether the cell is pinned to the edge of its list.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows its children in an outline.
  public var isExpanded = false
  /// Whether the cell is swiped to reveal its actions.
  public var isSwiped = false
  /// Whether the user is reordering the cell.
  public var isReordering = false
  /// The stage of dragging that the cell is in.
  public var cellDragState = DragState.none
  /// The role of the cell while a drop hovers over the list.
  public var cellDropState = DropState.none

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state, with all flags off.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value; setting `nil` removes it.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension CellConfigurationState: EmphasizableState {
  package var isEmphasized: Bool { isHighlighted || isSelected }
}
