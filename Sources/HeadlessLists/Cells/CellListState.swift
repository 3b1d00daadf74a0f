/// What a list does with a cell, beyond selecting and editing it.
package struct CellListState: Equatable {
  /// Whether the cell is moved aside and shows swipe actions.
  package var isSwiped = false
  /// Whether the user is moving the cell to another place.
  var isReordering = false
  /// Whether the cell shows its children in an outline.
  var isExpanded = false
  /// How far the cell is lifted out of the list.
  var dragState = CellConfigurationState.DragState.none
  /// What a drop that hovers over the list means for the cell.
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

  /// Takes over what a list does with the cell.
  private mutating func adopt(_ state: CellListState) {
    isSwiped = state.isSwiped
    isReordering = state.isReordering
    isExpanded = state.isExpanded
    cellDragState = state.dragState
    cellDropState = state.dropState
  }
}
