import Foundation

/// A rule for the places and sizes of two views or layout guides, or of one:
/// `first.attribute = multiplier × second.attribute + constant`, or at least, or at most.
///
/// An active constraint belongs to the nearest view that both items are in. The layout pass solves
/// it together with the others around it, see <doc:KnownDifferences> for what is not simulated.
///
/// UIKit's counterpart is `NSLayoutConstraint`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LayoutConstraint: NSObject {
  /// The first view or layout guide. The constraint does not own it.
  public private(set) weak var firstItem: AnyObject?
  /// Which of the first item's numbers.
  public let firstAttribute: Attribute
  /// How the first item's number compares.
  public let relation: Relation
  /// The second view or layout guide, if there is one. The constraint does not own it.
  public private(set) weak var secondItem: AnyObject?
  /// Which of the second item's numbers.
  public let secondAttribute: Attribute
  /// What the second item's number is multiplied by.
  public let multiplier: CGFloat
  private let hasSecondItem: Bool

  /// The view that the constraint belongs to while it is active.
  weak var owner: View?
  /// The stack that made the constraint for its views, if one did.
  weak var arranger: View?

  /// What is added, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { owner?.requestConstrainedLayout() } }
  }

  /// How much the constraint matters.
  open var priority = LayoutPriority.required {
    didSet { if priority != oldValue { owner?.requestConstrainedLayout() } }
  }

  /// What the constraint is called in messages.
  open var identifier: String?

  /// Creates a constraint that is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of it that is constrained.
  ///   - relation: How the two sides compare.
  ///   - view2: Another one, or the same; `nil` for a constant.
  ///   - attr2: The attribute of that one; `.notAnAttribute` for a constant.
  ///   - multiplier: What the other attribute is multiplied by.
  ///   - c: What is added to that, in points.
  /// - Precondition: The items are views or layout guides, and the attributes suit each other: a
  ///   horizontal position has a horizontal position as its counterpart, and so on.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.item(view1)
    let second = view2.map(Self.item)
    Self.check(attr1, second == nil ? .notAnAttribute : attr2)
    firstItem = first
    firstAttribute = attr1
    self.relation = relation
    secondItem = second
    secondAttribute = second == nil ? .notAnAttribute : attr2
    hasSecondItem = second != nil
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether the layout pass obeys the constraint.
  ///
  /// Making it active adds it to the nearest view that both items are in.
  ///
  /// - Precondition: There is such a view.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether both items are still there.
  var isComplete: Bool { firstItem != nil && (secondItem != nil || !hasSecondItem) }

  /// The constraint as UIKit prints it.
  nonisolated open override var description: String { MainActor.assumeIsolated { reportedText } }
}

extension LayoutConstraint {
  private static func item(_ any: Any) -> AnyObject {
    switch any {
    case let view as View: return view
    case let guide as LayoutGuide: return guide
    default:
      LayoutMisuse.invalidArgument(
        """
        NSLayoutConstraint for \(any): Constraint items must each be a view or layout guide.
        """)
    }
  }

  private static func check(_ first: Attribute, _ second: Attribute) {
    guard first != .notAnAttribute else {
      LayoutMisuse.invalidArgument(
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: Invalid layout attribute for the first item
        """)
    }
    guard first.suits(second) else {
      LayoutMisuse.invalidArgument(
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: Invalid pairing of layout attributes
        """)
    }
  }
}
