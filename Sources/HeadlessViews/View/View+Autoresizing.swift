import Foundation

extension View {
  /// Resizes subviews with this view by their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let frame = view.frame
      let (x, width) = Self.follow(
        start: frame.minX, length: frame.width, old: oldSize.width, new: bounds.width,
        gives: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Self.follow(
        start: frame.minY, length: frame.height, old: oldSize.height, new: bounds.height,
        gives: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      let newFrame = CGRect(x: x, y: y, width: width, height: height)
      if newFrame != frame { view.frame = newFrame }
    }
  }

  /// Distributes the growth of a side among its three flexible parts, in proportion to their
  /// lengths, or evenly if all are zero.
  private static func follow(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    gives: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let growth = new - old
    let parts: [(gives: Bool, length: CGFloat)] = [
      (gives.before, start), (gives.inside, length), (gives.after, old - start - length),
    ]
    let flexible = parts.filter(\.gives)
    guard growth != 0, !flexible.isEmpty else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.length }
    let shares = parts.map { part -> CGFloat in
      guard part.gives else { return 0 }
      return total > 0 ? growth * part.length / total : growth / CGFloat(flexible.count)
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
