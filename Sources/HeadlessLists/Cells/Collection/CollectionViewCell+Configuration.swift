extension CollectionViewCell {
  /// What the cell shows, as a value. Setting one replaces the content view, unless that can show
  /// it; setting `nil` brings back an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set { parts.setContent(newValue, state: configurationState) }
  }

  /// What is behind the content, as a value. Setting one takes the background views out.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// The background of a cell of this class: that of a row for a list cell, else none.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    self is CollectionViewListCell ? .listCell() : .clear()
  }
}

extension CollectionViewCell {
  /// Runs an update that is due: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  /// Lets backgrounds show whether the cell is selected or highlighted.
  func selectionDidChange() {
    parts.showsSelectedBackground = isSelected || isHighlighted
    setNeedsUpdateConfiguration()
  }

  /// Tells the cell how far it is lifted out of its collection view.
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
