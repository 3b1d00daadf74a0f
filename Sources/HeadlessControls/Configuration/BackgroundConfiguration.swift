import Foundation
@_spi(Hooks) import HeadlessViews

/// The background of a cell, as a value.
///
/// Effects and shadows are not drawn. They are stored so that a test can read them.
///
/// Counterpart: `UIBackgroundConfiguration`.
///
/// Coverage: simulated. Kept without effect: `cornerRadius`, `shadowProperties`, `strokeOutset`,
/// `strokeWidth`, `visualEffect`.
public struct BackgroundConfiguration: Hashable {
  /// The style that the configuration was created with, which determines the default colours.
  let style: BackgroundStyle
  /// The appearance that the current colour was chosen for.
  private var appearance = BackgroundStyle.Appearance.normal

  /// A custom view, in front of the background colour.
  public var customView: View?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view's edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The background colour; `nil` for the view's tint colour.
  public var backgroundColor: Color?
  /// The transformer of the background colour.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The visual effect behind the background.
  public var visualEffect: VisualEffect?
  /// An image in front of the colour.
  public var image: Image?
  /// The content mode of the image.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The colour of the border; `nil` for the view's tint colour.
  public var strokeColor: Color?
  /// The transformer of the border's colour.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background.
  public var shadowProperties = ShadowProperties()

  /// Creates a configuration without a background.
  public static func clear() -> BackgroundConfiguration { .init(.clear) }

  package init(_ style: BackgroundStyle) {
    self.style = style
    backgroundColor = style.color(.normal)
  }

  /// Returns the configuration for a state.
  ///
  /// The background of a highlighted or selected row changes its colour, unless the client set one.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    let appearance = BackgroundStyle.Appearance(state)
    guard appearance != self.appearance else { return self }
    var updated = self
    updated.appearance = appearance
    if backgroundColor == style.color(self.appearance) {
      updated.backgroundColor = style.color(appearance)
    }
    return updated
  }

  /// Returns the background colour for a tint colour.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border's colour for a tint colour.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

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

/// The shadow of a background.
///
/// Shadows are not drawn. The values are stored so that a test can read them.
///
/// Counterpart: `UIShadowProperties`.
///
/// Coverage: simulated. Kept without effect: `color`, `offset`, `opacity`, `radius`.
public struct ShadowProperties: Hashable {
  /// The colour of the shadow.
  public var color: Color = .black
  /// The opacity of the shadow, from 0 to 1. The default, 0, is no shadow.
  public var opacity: CGFloat = 0
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 0
  /// The offset of the shadow, in points.
  public var offset: CGSize = .zero

  /// Creates an invisible shadow.
  public init() {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(offset)
  }
}
