/// The position at which an animation ends.
///
/// Counterpart: `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}
