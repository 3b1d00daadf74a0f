extension LayoutConstraint {
  /// One of the two directions of the plane.
  public typealias Axis = HeadlessViews.Axis

  /// How two numbers compare.
  ///
  /// UIKit's counterpart is `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// One of the numbers that say where an item is.
  ///
  /// UIKit's counterpart is `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

extension LayoutConstraint.Attribute {
  /// What kind of number an attribute is.
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

  /// Whether the attribute follows the direction of reading.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side of the view regardless of the direction of reading.
  private var namesSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether a constraint may compare this attribute with another one.
  func suits(_ other: Self) -> Bool {
    if other == .notAnAttribute { return kind == .size }
    return kind == other.kind && !(followsReading && other.namesSide)
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
