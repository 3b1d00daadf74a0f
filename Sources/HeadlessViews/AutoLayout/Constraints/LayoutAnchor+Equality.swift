/// What an anchor stands for: two anchors of the same place are equal, whatever their classes.
struct AnchorPlace: Hashable {
  let item: ObjectIdentifier?
  let attribute: LayoutConstraint.Attribute
  let origin: OriginPlace?

  /// The anchor from which a distance is measured.
  struct OriginPlace: Hashable {
    let item: ObjectIdentifier?
    let attribute: LayoutConstraint.Attribute
  }
}

/// An anchor of any axis.
@MainActor
protocol AnchorOfItem {
  var place: AnchorPlace { get }
}

extension LayoutAnchor: AnchorOfItem {
  var place: AnchorPlace {
    AnchorPlace(
      item: owner.map(ObjectIdentifier.init), attribute: attribute,
      origin: origin.map {
        AnchorPlace.OriginPlace(
          item: $0.item.map(ObjectIdentifier.init), attribute: $0.attribute)
      })
  }
}

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
