import Foundation

extension Int {
  /// Creates the integer nearest to a length or a position, which may be infinite; zero if it is not
  /// a number.
  package init(nearest value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -1e15), 1e15))
  }

  /// Creates the largest integer that is not above a length or a position; as ``init(nearest:)``.
  package init(wholeIn value: CGFloat) {
    self.init(nearest: value.rounded(.down))
  }
}
