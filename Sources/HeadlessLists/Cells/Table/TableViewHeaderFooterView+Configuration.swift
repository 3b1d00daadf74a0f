extension TableViewHeaderFooterView {
  /// What the view shows, as a value. Setting one replaces the content view, unless that can show
  /// it; setting `nil` brings back an empty content view.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { parts.contentConfiguration }
    set {
      if newValue != nil { takeLabelsOut() }
      parts.setContent(newValue, state: configurationState)
    }
  }

  /// What is behind the content, as a value. Setting one takes the background view out.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { parts.backgroundConfiguration }
    set { parts.setBackground(newValue, state: configurationState) }
  }

  /// A content configuration for a header or a footer, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    isFooter ? .footer() : .header()
  }

  /// The background of a header or a footer.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    isFooter ? .listFooter() : .listHeader()
  }
}
