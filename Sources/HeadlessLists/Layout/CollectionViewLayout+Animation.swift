import Foundation

extension CollectionViewLayout {
  /// Creates attributes of the layout's attributes class.
  func makeAttributes(
    _ category: CollectionView.ElementCategory, _ indexPath: IndexPath, kind: String? = nil
  ) -> CollectionViewLayoutAttributes {
    let wanted = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
    let attributes = (wanted ?? CollectionViewLayoutAttributes.self).init()
    attributes.represent(category, kind, at: indexPath)
    return attributes
  }

  /// Returns the attributes of an element that appears or disappears: at its position, and
  /// transparent.
  func fadedAttributes(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? CollectionViewLayoutAttributes else { return nil }
    copy.alpha = 0
    return copy
  }

  /// Returns the attributes of an item that is being moved interactively: centred at a point, in
  /// front of all others.
  func heldAttributes(
    _ attributes: CollectionViewLayoutAttributes, _ position: CGPoint
  ) -> CollectionViewLayoutAttributes {
    let held = attributes.copy() as? CollectionViewLayoutAttributes ?? attributes
    held.center = position
    held.zIndex = .max
    return held
  }
}

/// The information that a layout has about the update that is being laid out.
struct LayoutUpdate {
  /// The attributes that were applied most recently, by the elements' positions before the update.
  var before: [CollectionElement: CollectionViewLayoutAttributes]

  /// Returns the previous attributes of an element. Its position is the one before the update.
  func attributesBefore(_ element: CollectionElement) -> CollectionViewLayoutAttributes? {
    before[element]
  }
}
