/// What a background configuration was made for, and the colours that the system chooses for it.
package struct BackgroundStyle: Hashable {
  /// What of a state changes the colour.
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
  ///   - name: What tells the style from others of the same colours.
  ///   - normal: The colour of a view that is neither highlighted nor selected.
  ///   - highlighted: The colour of one that is; the same if `nil`.
  package init(_ name: String, _ normal: Color, highlighted: Color? = nil) {
    self.name = name
    self.normal = normal
    self.highlighted = highlighted ?? normal
  }

  /// The style of a view without a background.
  package static let clear = BackgroundStyle("clear", .clear)

  /// The colour that the system chooses.
  func color(_ appearance: Appearance) -> Color {
    switch appearance {
    case .normal: normal
    case .highlighted: highlighted
    }
  }
}

/// A state in which a view's background can stand out.
package protocol EmphasizableState: ConfigurationState {
  /// Whether the view is highlighted or selected.
  var isEmphasized: Bool { get }
}
