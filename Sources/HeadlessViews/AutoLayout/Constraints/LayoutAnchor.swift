import Foundation

/// One of the numbers that say where a view or a layout guide is; it makes constraints.
///
/// UIKit's counterpart is `NSLayoutAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: AnyObject?
  let attribute: LayoutConstraint.Attribute

  init(_ owner: AnyObject, _ attribute: LayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    super.init()
  }

  /// The view or the layout guide that the anchor is of.
  open var item: AnyObject? { owner }
  /// The item's class and the name of the anchor.
  open var name: String { LayoutConstraint.name(of: owner) + "." + attribute.reportedName }

  /// Makes a constraint: this number is another one, and some points.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Makes a constraint: this number is another one.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Makes a constraint: this number is at least another one, and some points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Makes a constraint: this number is at least another one.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Makes a constraint: this number is at most another one, and some points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  /// Makes a constraint: this number is at most another one.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> LayoutConstraint {
    guard let item = owner, other == nil || other?.owner != nil else {
      LayoutMisuse.invalidArgument("An anchor makes no constraint after its item is gone")
    }
    return LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.owner,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A horizontal position: an edge or the centre.
///
/// UIKit's counterpart is `NSLayoutXAxisAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes a constraint: this comes some times the standard distance after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Makes a constraint: this comes at least some times the standard distance after another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Makes a constraint: this comes at most some times the standard distance after another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }
}

/// A vertical position: an edge, the centre, or the line that text stands on.
///
/// UIKit's counterpart is `NSLayoutYAxisAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes a constraint: this comes some times the standard distance below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Makes a constraint: this comes at least some times the standard distance below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Makes a constraint: this comes at most some times the standard distance below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }
}

extension LayoutConstraint {
  /// The standard distance between two things, in points: always 8 here, whatever they are.
  static let systemSpacing: CGFloat = 8
}
