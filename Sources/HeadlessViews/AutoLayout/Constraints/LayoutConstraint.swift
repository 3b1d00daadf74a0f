import Foundation

/// A rule for the positions and sizes of one or two views or layout guides:
/// `first.attribute = multiplier × second.attribute + constant`, or `≥`, or `≤`.
///
/// The nearest common ancestor of both items owns an active constraint. The layout pass solves it
/// together with the others around it; see <doc:KnownDifferences> for what is not simulated.
///
/// Counterpart: `NSLayoutConstraint`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutConstraint: NSObject {
  /// The first view or layout guide. The constraint does not own it.
  @exclusivity(unchecked) open private(set) weak var firstItem: AnyObject?
  /// The constrained attribute of the first item.
  open private(set) var firstAttribute: Attribute
  /// The comparison of the two sides.
  open private(set) var relation: Relation
  /// The second view or layout guide, if there is one. The constraint does not own it.
  @exclusivity(unchecked) open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  open private(set) var secondAttribute: Attribute
  /// The factor of the second item's attribute.
  open private(set) var multiplier: CGFloat
  /// The origin from which the first side is measured, if it is a distance.
  private(set) var firstOrigin: LayoutOrigin?
  /// The origin from which the second side is measured, if it is a distance.
  private(set) var secondOrigin: LayoutOrigin?
  private let hasSecondItem: Bool
  /// Whether the arguments are valid. If not, UIKit has raised its exception.
  private let isValid: Bool

  /// The view that owns the constraint while it is active.
  weak var owner: View?
  /// The stack view that made the constraint for its views, if one did.
  weak var arranger: View?

  /// The number added to the second item's attribute, in points.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard Self.isFinite(constant, "constant") else { return constant = oldValue }
      owner?.requestConstrainedLayout()
    }
  }

  /// The priority of the constraint. That of an active one changes between optional priorities only
  /// (behaviour 25.79).
  @exclusivity(unchecked) open var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue, let owner else { return }
      guard (priority == .required) == (oldValue == .required) else {
        let wanted = priority
        priority = oldValue
        return ViewMisuse.installedPriority(wanted.rawValue, before: oldValue.rawValue).raise()
      }
      owner.requestConstrainedLayout()
    }
  }

  /// The constraint's name in messages.
  open var identifier: String?

  /// Creates a constraint that constrains nothing: its item is gone (behaviour 25.41).
  public override convenience init() {
    self.init(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of `view1` that is constrained.
  ///   - relation: The comparison of the two sides.
  ///   - view2: Another view or layout guide, or the same; `nil` for a constant.
  ///   - attr2: The attribute of `view2`; `.notAnAttribute` for a constant.
  ///   - multiplier: The factor of `attr2`.
  ///   - c: The number added to that, in points.
  /// - Precondition: The items are views or layout guides, and the attributes match: a horizontal
  ///   position is compared with a horizontal position, and so on.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.item(view1)
    let second = view2.flatMap(Self.item)
    isValid =
      first != nil && (second == nil) == (view2 == nil)
      && Self.suits(attr1, second == nil ? .notAnAttribute : attr2)
      && Self.isFinite(multiplier, "multiplier") && Self.isFinite(c, "constant")
    firstItem = first
    firstAttribute = attr1
    self.relation = relation
    secondItem = second
    secondAttribute = second == nil ? .notAnAttribute : attr2
    hasSecondItem = second != nil
    self.multiplier = multiplier
    constant = c.isFinite ? c : 0
    super.init()
  }

  /// Creates an inactive constraint of sizes, at least one of which is a distance.
  ///
  /// - Parameters:
  ///   - first: The first side.
  ///   - relation: The comparison of the two sides.
  ///   - second: The second side; `nil` for a constant.
  ///   - multiplier: The factor of the second side.
  ///   - c: The number added to that, in points.
  convenience init(
    _ first: LayoutDimension, relatedBy relation: Relation, to second: LayoutDimension?,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    // A distance pairs with sizes, as a width does.
    self.init(
      item: first.owner ?? LayoutGuide(), attribute: first.origin == nil ? first.attribute : .width,
      relatedBy: relation, toItem: second.map { $0.owner ?? LayoutGuide() },
      attribute: second.map { $0.origin == nil ? $0.attribute : .width } ?? .notAnAttribute,
      multiplier: multiplier, constant: c)
    (firstAttribute, firstOrigin) = (first.attribute, first.origin)
    if let second { (secondAttribute, secondOrigin) = (second.attribute, second.origin) }
  }

  /// Whether the layout pass solves the constraint.
  ///
  /// Activating it adds it to the nearest common ancestor of both items.
  ///
  /// - Precondition: The items have a common ancestor.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the arguments are valid and all items still exist.
  var isComplete: Bool {
    isValid && firstItem != nil && (secondItem != nil || !hasSecondItem)
      && [firstOrigin, secondOrigin].allSatisfy { $0 == nil || $0?.item != nil }
  }

  /// The constraint as UIKit prints it.
  nonisolated open override var description: String { MainActor.assumeIsolated { reportedText } }
}

extension LayoutConstraint {
  private static func item(_ any: Any) -> AnyObject? {
    switch any {
    case let view as View: return view
    case let guide as LayoutGuide: return guide
    default:
      LayoutMisuse.invalidArgument(
        """
        NSLayoutConstraint for \(ObjectName.describe(any: any)): Constraint items must each be a \
        view or layout guide.
        """)
      return nil
    }
  }

  private static func suits(_ first: Attribute, _ second: Attribute) -> Bool {
    guard first != .notAnAttribute else {
      LayoutMisuse.invalidArgument(
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: Invalid layout attribute for the first item
        """)
      return false
    }
    guard first.suits(second) else {
      LayoutMisuse.invalidArgument(
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: Invalid pairing of layout attributes
        """)
      return false
    }
    return true
  }

  private static func isFinite(_ value: CGFloat, _ what: String) -> Bool {
    guard !value.isFinite else { return true }
    LayoutMisuse.notFinite(what, value)
    return false
  }
}

extension LayoutConstraint {
  /// A direction of the plane.
  public typealias Axis = HeadlessViews.Axis

  /// A comparison of two numbers.
  ///
  /// Counterpart: `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An edge, a centre, a baseline or a dimension of an item.
  ///
  /// Counterpart: `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

extension LayoutConstraint.Attribute {
  /// A kind of number: a position along an axis, or a size.
  enum Kind {
    case horizontal, vertical, size, none
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute depends on the reading direction.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side of the view regardless of the reading direction.
  private var namesSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Returns whether a constraint may compare this attribute with another. Positions along different
  /// axes may be compared (behaviour 25.46).
  func suits(_ other: Self) -> Bool {
    if other == .notAnAttribute { return kind == .size }
    return (kind == .size) == (other.kind == .size) && !(followsReading && other.namesSide)
      && !(namesSide && other.followsReading)
  }

  /// The attribute without its margin, if it has one.
  var withoutMargin: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
