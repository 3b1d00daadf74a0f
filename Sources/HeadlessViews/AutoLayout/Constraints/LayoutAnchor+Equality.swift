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
