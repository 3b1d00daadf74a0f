import HeadlessViews

/// The effect with which content fades out under a bar, at one edge of a scroll view.
///
/// Counterpart: `UIScrollEdgeEffect`.
///
/// Coverage: simulated. Kept without effect: `isHidden`, `style`.
@preconcurrency @MainActor
public final class ScrollEdgeEffect: AccessibleObject {
  /// The way in which the content fades out.
  ///
  /// Counterpart: `UIScrollEdgeEffect.Style`.
  ///
  /// Coverage: simulated.
  public final class Style: Sendable {
    fileprivate init() {}

    /// The style that suits the bar.
    public static let automatic = Style()
    /// Content fades out gradually.
    public static let soft = Style()
    /// Content ends at a line.
    public static let hard = Style()
  }

  /// The way in which the content fades out. Kept without effect.
  public var style = Style.automatic
  /// Whether there is no effect. Kept without effect.
  public var isHidden = false
}

extension ScrollView {
  /// The effect at the top edge.
  public var topEdgeEffect: ScrollEdgeEffect { edgeEffect("top") }
  /// The effect at the left edge.
  public var leftEdgeEffect: ScrollEdgeEffect { edgeEffect("left") }
  /// The effect at the bottom edge.
  public var bottomEdgeEffect: ScrollEdgeEffect { edgeEffect("bottom") }
  /// The effect at the right edge.
  public var rightEdgeEffect: ScrollEdgeEffect { edgeEffect("right") }

  private func edgeEffect(_ edge: String) -> ScrollEdgeEffect {
    let effect = kept(or: ScrollEdgeEffect(), "\(edge)EdgeEffect")
    keep(effect, "\(edge)EdgeEffect")
    return effect
  }
}
