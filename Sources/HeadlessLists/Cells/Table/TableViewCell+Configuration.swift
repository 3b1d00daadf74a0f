extension TableViewCell {
  /// What the cell shows, as a value. Setting one replaces the content view, unless that can show
  /// it; setting `nil` brings back an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set {
      if newValue != nil { labels.removeAll() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// What is behind the content, as a value. Setting one takes the background views out.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// A content configuration for the style of the cell, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The background of a row.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    .listCell()
  }
}

extension TableViewCell {
  var currentConfigurationState: CellConfigurationState {
    CellConfigurationState(
      of: self, isHighlighted: flags.isHighlighted, isSelected: flags.isSelected,
      isEditing: flags.isEditing, in: listState)
  }

  /// Runs an update that is due: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
}
