extension CollectionViewCell {
  /// The content, as a value. Setting one replaces the content view, unless that view supports it;
  /// setting `nil` restores an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set { parts.setContent(newValue, state: configurationState) }
  }

  /// The background, as a value. Setting one removes the background views.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns the background of a cell of this class: that of a row for a list cell, and none
  /// otherwise.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    self is CollectionViewListCell ? .listCell() : .clear()
  }
}

extension CollectionViewCell {
  /// Runs a pending update: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
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
