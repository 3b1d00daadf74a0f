@_spi(Hooks) import HeadlessViews

/// The style of a background configuration, with the system's colours for it.
package struct BackgroundStyle: Hashable {
  /// The part of a state that changes the colour.
  enum Appearance: Hashable {
    case normal
    case highlighted

    init(_ state: any ConfigurationState) {
      let isEmphasized = (state as? any EmphasizableState)?.isEmphasized ?? false
      self = isEmphasized ? .highlighted : .normal
    }
  }

  private let name: String
  private let normal: Color
  private let highlighted: Color

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - name: The name that distinguishes the style from others with the same colours.
  ///   - normal: The colour while the view is neither highlighted nor selected.
  ///   - highlighted: The colour while it is; `nil` for the same colour.
  package init(_ name: String, _ normal: Color, highlighted: Color? = nil) {
    self.name = name
    self.normal = normal
    self.highlighted = highlighted ?? normal
  }

  /// The style of a view without a background.
  package static let clear = BackgroundStyle("clear", .clear)

  /// Returns the system's colour for an appearance.
  func color(_ appearance: Appearance) -> Color {
    switch appearance {
    case .normal: normal
    case .highlighted: highlighted
    }
  }
}

/// A state in which a view's background can be emphasized.
package protocol EmphasizableState: ConfigurationState {
  /// Whether the view is highlighted or selected.
  var isEmphasized: Bool { get }
}
