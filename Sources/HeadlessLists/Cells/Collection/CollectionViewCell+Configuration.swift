extension CollectionViewCell {
  /// Runs a pending update: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      tracking(.configuration) {
        ($0 as? CollectionViewCell)?.setNeedsUpdateConfiguration()
      } _: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
  }

  /// Updates backgrounds when the cell is selected or highlighted.
  func selectionDidChange() {
    parts.showsSelectedBackground = isSelected || isHighlighted
    setNeedsUpdateConfiguration()
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
}
