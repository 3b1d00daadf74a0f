import Foundation

/// What is behind the content of a cell, as a value.
///
/// Effects and shadows are not drawn; they are kept, so that a test can read them.
///
/// UIKit's counterpart is `UIBackgroundConfiguration`.
///
/// Coverage: simulated. Kept without effect: `cornerRadius`, `shadowProperties`, `strokeOutset`,
/// `strokeWidth`, `visualEffect`.
public struct BackgroundConfiguration: Hashable {
  /// What the configuration was made for, and with it what it looks like by default.
  let style: BackgroundStyle
  /// What the present colour was chosen for.
  private var appearance = BackgroundStyle.Appearance.normal

  /// A view of the client's own, in front of the colour.
  public var customView: View?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays from the edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// At which edges the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The colour; the tint of the view if there is none.
  public var backgroundColor: Color?
  /// What is made of the colour when it is shown.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// What lies between the background and what is behind it.
  public var visualEffect: VisualEffect?
  /// An image in front of the colour.
  public var image: Image?
  /// How the image fills the background.
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The colour of the line around the background; the tint of the view if there is none.
  public var strokeColor: Color?
  /// What is made of the colour of the line when it is shown.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the line around the background, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background.
  public var shadowProperties = ShadowProperties()

  /// No background.
  public static func clear() -> BackgroundConfiguration { .init(.clear) }

  package init(_ style: BackgroundStyle) {
    self.style = style
    backgroundColor = style.color(.normal)
  }

  /// This configuration as it is to be shown in a state.
  ///
  /// The background of a row that is highlighted or selected changes its colour, unless a client
  /// chose the colour.
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

  /// The colour as it is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line as it is shown in a view with a tint.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
