import Foundation

extension CollectionViewLayout {
  /// Makes attributes of the class that the layout wants.
  func makeAttributes(
    _ category: CollectionView.ElementCategory, _ indexPath: IndexPath, kind: String? = nil
  ) -> CollectionViewLayoutAttributes {
    let wanted = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (wanted ?? CollectionViewLayoutAttributes.self).init()
    attributes.represent(category, kind, at: indexPath)
    return attributes
  }

  /// The attributes of an element that is not there yet, or no longer: in its place, transparent.
  func fadedAttributes(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? CollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  /// The attributes of an item that a hand holds: in front of all others, about a point.
  func heldAttributes(
    _ attributes: CollectionViewLayoutAttributes, _ position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let held = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
    held.center = position
    held.zIndex = .max
    return held
  }
}

/// What a layout can know of an update while it is being laid out.
struct LayoutUpdate {
  /// The attributes that were applied last, by the elements' positions before the update.
  var before: [CollectionElement: CollectionViewLayoutAttributes]

  /// The attributes that an element had. The position is the one before the update.
  func attributesBefore(_ element: CollectionElement) -> CollectionViewLayoutAttributes? {
    before[element]
  }
}
