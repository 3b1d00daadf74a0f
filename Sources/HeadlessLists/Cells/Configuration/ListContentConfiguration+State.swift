import HeadlessControls

extension ListContentConfiguration {
  /// Returns this configuration, updated for a state.
  ///
  /// Disabled text is paler, rows of a sidebar are emphasised while they are selected, highlighted
  /// or focused, and a dragged row is translucent. Fonts, colours and transformers that a client
  /// chose stay as they are. (behaviour 21.17 to 21.19)
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    let new = ListContentAppearance(state)
    guard new != appearance else { return self }
    var updated = self
    updated.appearance = new
    updated.textProperties.follow(from: text(in: appearance), to: text(in: new))
    updated.secondaryTextProperties.follow(
      from: secondaryText(in: appearance), to: secondaryText(in: new))
    updated.imageProperties.follow(
      from: appearance.colorTransformer(in: style.family),
      to: new.colorTransformer(in: style.family))
    updated.alpha *= new.opacity / appearance.opacity
    return updated
  }

  private func text(in appearance: ListContentAppearance) -> TextProperties {
    appearance.properties(style.text(design), disabledColor: .tertiaryLabel, in: style.family)
  }

  private func secondaryText(in appearance: ListContentAppearance) -> TextProperties {
    appearance.properties(
      style.secondaryText(design), disabledColor: .quaternaryLabel, in: style.family)
  }
}

extension ListContentConfiguration.TextProperties {
  /// Replaces values that are still the default by the default of another appearance.
  fileprivate mutating func follow(from old: Self, to new: Self) {
    if font == old.font { font = new.font }
    if color == old.color { color = new.color }
    if colorTransformer == old.colorTransformer { colorTransformer = new.colorTransformer }
  }
}

extension ListContentConfiguration.ImageProperties {
  fileprivate mutating func follow(
    from old: ConfigurationColorTransformer?, to new: ConfigurationColorTransformer?
  ) {
    if tintColorTransformer == old { tintColorTransformer = new }
  }
}
