/// The part of a cell's state that the list sets, in addition to selection and editing.
package struct CellListState: Equatable {
  /// Whether the cell is swiped to reveal its actions.
  package var isSwiped = false
  /// Whether the user is reordering the cell.
  var isReordering = false
  /// Whether the cell shows its children in an outline.
  var isExpanded = false
  /// The stage of dragging that the cell is in.
  var dragState = CellConfigurationState.DragState.none
  /// The role of the cell while a drop hovers over the list.
  var dropState = CellConfigurationState.DropState.none
}

extension CellConfigurationState {
  /// Creates the state of a cell of a table or a collection view.
  @MainActor
  init(
    of cell: View, isHighlighted: Bool, isSelected: Bool, isEditing: Bool, in list: CellListState
  ) {
    self.init(traitCollection: cell.traitCollection)
    isDisabled = !cell.isUserInteractionEnabled
    self.isHighlighted = isHighlighted
    self.isSelected = isSelected
    self.isEditing = isEditing
    adopt(list)
  }

  /// Adopts a list's state of the cell.
  private mutating func adopt(_ state: CellListState) {
    isSwiped = state.isSwiped
    isReordering = state.isReordering
    isExpanded = state.isExpanded
    cellDragState = state.dragState
    cellDropState = state.dropState
  }
}
