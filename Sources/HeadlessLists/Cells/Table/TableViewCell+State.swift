import Foundation

extension TableViewCell {
  /// The flags that a cell's setters store.
  struct Flags: Equatable {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var showsDeleteConfirmation = false
    /// Whether the row was swiped, and shows no editing controls.
    var isSwiped = false
    /// Whether the leading control selects the row instead of editing it.
    var selectsWhileEditing = false
  }

  /// The visible editing controls.
  var stateMask: StateMask {
    var mask = StateMask(rawValue: 0)
    if flags.isEditing, !flags.isSwiped,
      assignedEditingStyle != .none || flags.selectsWhileEditing
    {
      mask.insert(.showingEditControl)
    }
    if flags.showsDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Sets whether the leading control selects the row, instead of editing it, while the cell is
  /// edited.
  func setSelectsWhileEditing(_ selects: Bool) {
    guard selects != flags.selectsWhileEditing else { return }
    changeState(animated: false) { $0.selectsWhileEditing = selects }
  }

  /// Shows or hides the delete confirmation button, which moves the row aside.
  func setShowingDeleteConfirmation(_ shows: Bool, animated: Bool) {
    guard shows != flags.showsDeleteConfirmation else { return }
    changeState(animated: animated) { $0.showsDeleteConfirmation = shows }
    listState.isSwiped = shows
  }

  /// Sets the cell's drag state.
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

  /// Changes flags that determine the visible editing controls, and notifies the cell before the
  /// change and after the animation.
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
    flags.isSwiped = false
    setShowingDeleteConfirmation(false, animated: false)
    listState = CellListState()
  }

  /// Updates backgrounds and labels when the cell is selected or highlighted.
  func selectionDidChange() {
    let isLit = (flags.isSelected || flags.isHighlighted) && selectionStyle != .none
    parts.selectsSeveral = flags.isEditing && flags.selectsWhileEditing
    parts.showsSelectedBackground = isLit
    labels.setHighlighted(isLit)
    setNeedsUpdateConfiguration()
  }

  /// The duration of showing or hiding editing controls, in seconds.
  static let transitionDuration: TimeInterval = 0.3

  var currentConfigurationState: CellConfigurationState {
    CellConfigurationState(
      of: self, isHighlighted: flags.isHighlighted, isSelected: flags.isSelected,
      isEditing: flags.isEditing, in: listState)
  }

  /// Runs a pending update: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      tracking(.configuration) {
        ($0 as? TableViewCell)?.setNeedsUpdateConfiguration()
      } _: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
  }
}
