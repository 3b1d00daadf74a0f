import Foundation

/// An edge, a centre, a baseline or a dimension of a view or layout guide, for making constraints.
///
/// Counterpart: `NSLayoutAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: AnyObject?
  let attribute: LayoutConstraint.Attribute
  /// The origin from which a distance is measured.
  let origin: LayoutOrigin?
  nonisolated let place: AnchorPlace

  init(
    _ owner: AnyObject?, _ attribute: LayoutConstraint.Attribute, from origin: LayoutOrigin? = nil
  ) {
    self.owner = owner
    self.attribute = attribute
    self.origin = origin
    place = AnchorPlace(
      item: owner.map(ObjectIdentifier.init), attribute: attribute,
      origin: origin.map {
        AnchorPlace.OriginPlace(
          item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute)
      })
    super.init()
  }

  /// The view or layout guide that the anchor belongs to.
  open var item: AnyObject? { owner }
  /// The item's class and the name of the anchor.
  open var name: String { LayoutConstraint.name(of: owner) + "." + attribute.reportedName }

  /// The anchor as UIKit prints it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { LayoutConstraint.anchorText(owner, attribute) }
  }

  /// Anchors are equal if they are the same of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorOfItem)?.place == place
  }

  nonisolated open override var hash: Int { place.hashValue }

  /// Returns a constraint: this anchor equals another, plus a constant in points.
  open func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns a constraint: this anchor equals another.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns a constraint: this anchor is at least another, plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint: this anchor is at least another.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint: this anchor is at most another, plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint: this anchor is at most another.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> LayoutConstraint {
    if owner == nil || (other != nil && other?.owner == nil) {
      LayoutMisuse.invalidArgument("An anchor cannot make a constraint after its item was released")
    }
    // A multiple of zero is no relation to the other size. (behaviour 25.92)
    if multiplier == 0, other != nil { return constraint(relation, nil, constant: constant) }
    if origin != nil || other?.origin != nil, let size = self as? LayoutDimension {
      return LayoutConstraint(
        size, relatedBy: relation, to: other as? LayoutDimension, multiplier: multiplier,
        constant: constant)
    }
    // Inside a capture, a constraint of a layout guide without a view: it never becomes active.
    return LayoutConstraint(
      item: owner ?? LayoutGuide(), attribute: attribute, relatedBy: relation,
      toItem: other.map { $0.owner ?? LayoutGuide() },
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A horizontal position: an edge or the centre.
///
/// Counterpart: `NSLayoutXAxisAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another: positive if the other follows.
  open func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(distanceFrom: self, to: otherAnchor)
  }

  /// Returns a constraint: this anchor follows another by a multiple of the system spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Returns a constraint: this anchor follows another by at least a multiple of the system
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Returns a constraint: this anchor follows another by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }
}

/// A vertical position: an edge, the centre or a baseline.
///
/// Counterpart: `NSLayoutYAxisAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another: positive if the other is lower.
  open func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(distanceFrom: self, to: otherAnchor)
  }

  /// Returns a constraint: this anchor is below another by a multiple of the system spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Returns a constraint: this anchor is below another by at least a multiple of the system
  /// spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }

  /// Returns a constraint: this anchor is below another by at most a multiple of the system
  /// spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutConstraint.systemSpacing)
  }
}

extension LayoutConstraint {
  /// The system spacing, in points: always 8 here, whatever the items are.
  static let systemSpacing: CGFloat = 8
}

/// What an anchor stands for: two anchors of the same place are equal, whatever their classes.
struct AnchorPlace: Hashable, Sendable {
  let item: ObjectIdentifier?
  let attribute: LayoutConstraint.Attribute
  let origin: OriginPlace?

  /// The anchor from which a distance is measured.
  struct OriginPlace: Hashable, Sendable {
    let item: ObjectIdentifier?
    let attribute: LayoutConstraint.Attribute
  }
}

/// An anchor of any axis.
protocol AnchorOfItem {
  /// The place, which stays the same when the item is gone.
  nonisolated var place: AnchorPlace { get }
}

extension LayoutAnchor: AnchorOfItem {}

extension LayoutConstraint {
  /// The anchor of the first item.
  ///
  /// Counterpart: `NSLayoutConstraint.firstAnchor`.
  public var firstAnchor: LayoutAnchor<AnyObject> {
    LayoutAnchor(firstItem, firstAttribute)
  }

  /// The anchor of the second item; `nil` if there is none.
  ///
  /// Counterpart: `NSLayoutConstraint.secondAnchor`.
  public var secondAnchor: LayoutAnchor<AnyObject>? {
    secondItem.map { LayoutAnchor($0, secondAttribute) }
  }
}

extension LayoutGuide {
  /// The leading edge.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
}
