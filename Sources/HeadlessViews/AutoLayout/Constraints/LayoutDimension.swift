import Foundation

/// A width or a height.
///
/// UIKit's counterpart is `NSLayoutDimension`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint: this size is some points.
  open func constraint(equalToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Makes a constraint: this size is at least some points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint: this size is at most some points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint: this size is some times another one.
  open func constraint(equalTo anchor: LayoutDimension, multiplier m: CGFloat) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// Makes a constraint: this size is at least some times another one.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Makes a constraint: this size is at most some times another one.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Makes a constraint: this size is some times another one, and some points.
  open func constraint(
    equalTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint: this size is at least some times another one, and some points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint: this size is at most some times another one, and some points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
