extension TableViewCell {
  /// The content, as a value. Setting one replaces the content view, unless that view supports it;
  /// setting `nil` restores an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set {
      if newValue != nil { labels.removeAll() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// The background, as a value. Setting one removes the background views.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns a content configuration for the style of the cell, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    let style: ListContentStyle =
      switch cellStyle {
      case .default: .cell
      case .value1, .value2: .valueCell
      case .subtitle: .subtitleCell
      }
    return ListContentConfiguration(style, simulator.profile.listDesign)
  }

  /// Returns the background of a row.
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

  /// Runs a pending update: the class's first, then the client's.
  func updateConfigurationIfNeeded() {
    parts.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
}
