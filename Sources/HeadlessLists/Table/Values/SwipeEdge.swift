import HeadlessViews

extension Simulator {
  /// The edge of a row at which a swipe reveals actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
  }
}
