/// The state of a cell.
///
/// UIKit's counterpart is `UICellConfigurationState`.
///
/// Coverage: simulated. Kept without effect: `isFocused`, `isPinned`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// How far a cell is lifted out of its list.
  public enum DragState: Hashable, Sendable {
    /// The cell is in its place.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is on its way.
    case dragging
  }

  /// What a drop that hovers over the list means for a cell.
  public enum DropState: Hashable, Sendable {
    /// No drop is about.
    case none
    /// A drop is about, elsewhere.
    case notTargeted
    /// The drop would go to this cell.
    case targeted
  }

  /// The surroundings of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell does not react to touches.
  public var isDisabled = false
  /// Whether a touch is down on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. Focus is not simulated: false unless a client sets it.
  public var isFocused = false
  /// Whether the cell sticks to the edge of its list.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows its children in an outline.
  public var isExpanded = false
  /// Whether the cell is moved aside and shows swipe actions.
  public var isSwiped = false
  /// Whether the user is moving the cell to another place.
  public var isReordering = false
  /// How far the cell is lifted out of its list.
  public var cellDragState = DragState.none
  /// What a drop that hovers over the list means for the cell.
  public var cellDropState = DropState.none

  private var customValues: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is going on.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the client's own; setting `nil` takes it out.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

extension CellConfigurationState: EmphasizableState {
  package var isEmphasized: Bool { isHighlighted || isSelected }
}
