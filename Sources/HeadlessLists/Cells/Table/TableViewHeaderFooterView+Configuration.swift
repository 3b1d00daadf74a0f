extension TableViewHeaderFooterView {
  /// The content, as a value. Setting one replaces the content view, unless that view supports it;
  /// setting `nil` restores an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set {
      if newValue != nil { takeLabelsOut() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// The background, as a value. Setting one removes the background view.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// Returns a content configuration for a header or a footer, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration(isFooter ? .footer : .header, simulator.profile.listDesign)
  }

  /// Returns the background of a header or a footer.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    isFooter ? .listFooter() : .listHeader()
  }
}
