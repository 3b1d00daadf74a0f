/// The reason why the result of a layout cannot be used.
public enum LayoutFault: Error, Hashable, Sendable {
  /// A layout returned attributes for an item that does not exist.
  case attributesForMissingItem(ItemPath)
  /// Supplementary attributes changed without invalidation.
  case supplementaryAttributesChanged(ItemPath, from: String, to: String)
  /// Supplementary attributes were requested in a section that does not exist.
  case supplementaryOfMissingSection(kind: String, section: Int, sections: Int)
  /// A compositional layout was given no definition of a section.
  case noSection
  /// The layout did not settle.
  case updateLoop(collectionView: String)
  /// A flow layout was given a negative item size. (behaviour 25.12)
  case negativeItemSize
  /// A table's delegate returned a negative row height. (behaviour 25.13)
  case negativeRowHeight(ItemPath, height: Double)
  /// A table's delegate returned a negative height for a header or a footer. (behaviour 25.14)
  case negativeHeight(SectionViewKind, section: Int, height: Double)
  /// Layout attributes were given a size that is not finite. (behaviour 25.15)
  case infiniteAttributesSize
  /// A group of a compositional layout has no subitems. (behaviour 25.16)
  case groupWithoutSubitems
  /// A layout returned no attributes for an item that was inserted or deleted. (behaviour 25.17)
  case missingAttributes(ItemPath)
}
