import Foundation

/// A width or a height.
///
/// Counterpart: `NSLayoutDimension`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns a constraint: this size equals a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Returns a constraint: this size is at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: this size is at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint: this size equals a multiple of another.
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// Returns a constraint: this size is at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint: this size is at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint: this size equals a multiple of another, plus a constant in points.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint: this size is at least a multiple of another, plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint: this size is at most a multiple of another, plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

/// The anchor that a distance between two anchors is measured from.
@MainActor
final class LayoutOrigin {
  /// The view or layout guide.
  weak var item: AnyObject?
  /// Its edge, centre or baseline.
  let attribute: LayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutDimension {
  /// Creates the distance from one anchor to another.
  convenience init<Axis>(distanceFrom start: LayoutAnchor<Axis>, to end: LayoutAnchor<Axis>) {
    self.init(end.owner, end.attribute, from: LayoutOrigin(start.owner, start.attribute))
  }
}
