import Foundation

extension TableViewCell {
  /// The flags that the setters of a cell keep.
  struct Flags: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var showsDeleteConfirmation = false
    /// Whether the control in front selects the row instead of editing it.
    var selectsWhileEditing = false
  }

  /// Which editing controls are to be seen.
  var stateMask: StateMask {
    var mask: StateMask = []
    if flags.isEditing, assignedEditingStyle != .none || flags.selectsWhileEditing {
      mask.insert(.showingEditControl)
    }
    if flags.showsDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Lets the control in front select the row, instead of editing it, while the cell is edited.
  func setSelectsWhileEditing(_ selects: Bool) {
    guard selects != flags.selectsWhileEditing else { return }
    changeState(animated: false) { $0.selectsWhileEditing = selects }
  }

  /// Shows or hides the button that confirms a deletion, which moves the row aside.
  func setShowingDeleteConfirmation(_ shows: Bool, animated: Bool) {
    guard shows != flags.showsDeleteConfirmation else { return }
    changeState(animated: animated) { $0.showsDeleteConfirmation = shows }
    listState.isSwiped = shows
  }

  /// Tells the cell how far it is lifted out of its table.
  func setDragState(_ state: DragState) {
    let known: CellConfigurationState.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard known != listState.dragState else { return }
    listState.dragState = known
    dragStateDidChange(state)
  }

  /// Changes flags that decide which editing controls are to be seen, and tells the cell before
  /// and, when the animation is over, after.
  func changeState(animated: Bool, _ change: (inout Flags) -> Void) {
    var changed = flags
    change(&changed)
    let old = stateMask
    let present = flags
    flags = changed
    let new = stateMask
    flags = present
    if new != old { willTransition(to: new) }
    flags = changed
    selectionDidChange()
    setNeedsLayout()
    guard new != old else { return }
    guard animated, window != nil, simulator.allowsAnimations else { return didTransition(to: new) }
    simulator.schedule(after: Self.transitionDuration, named: "editing controls of a cell") {
      [weak self] in self?.didTransition(to: new)
    }
  }

  func resetForReuse() {
    if flags.isSelected { setSelected(false, animated: false) }
    if flags.isHighlighted { setHighlighted(false, animated: false) }
    if flags.isEditing { setEditing(false, animated: false) }
    setShowingDeleteConfirmation(false, animated: false)
    listState = CellListState()
  }

  /// Lets backgrounds and labels show whether the cell is selected or highlighted.
  func selectionDidChange() {
    let isLit = (flags.isSelected || flags.isHighlighted) && selectionStyle != .none
    parts.selectsSeveral = flags.isEditing && flags.selectsWhileEditing
    parts.showsSelectedBackground = isLit
    labels.setHighlighted(isLit)
    setNeedsUpdateConfiguration()
  }

  /// How long editing controls take to come or go, in seconds.
  static let transitionDuration: TimeInterval = 0.3
}
