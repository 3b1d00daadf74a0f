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
      tracking(.configuration) {
        ($0 as? TableViewCell)?.setNeedsUpdateConfiguration()
      } _: {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
  }
}
