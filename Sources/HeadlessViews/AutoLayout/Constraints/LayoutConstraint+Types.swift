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
