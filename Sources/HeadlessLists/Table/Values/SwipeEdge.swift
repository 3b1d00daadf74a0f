import HeadlessViews

extension Simulator {
  /// The side of a row from which a swipe uncovers actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
  }
}
