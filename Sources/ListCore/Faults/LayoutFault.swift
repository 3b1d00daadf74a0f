/// Why what a collection view layout answered cannot be used.
public enum LayoutFault: Error, Hashable, Sendable {
  /// Attributes came for an item that does not exist.
  case attributesForMissingItem(ItemPath)
  /// Supplementary attributes changed without invalidation.
  case supplementaryAttributesChanged(ItemPath, from: String, to: String)
  /// Supplementary attributes were asked for in a section that does not exist.
  case supplementaryOfMissingSection(kind: String, section: Int, sections: Int)
  /// A compositional layout was given no definition of a section.
  case noSection
  /// Layout did not settle.
  case updateLoop(collectionView: String)
  /// A flow layout got an item of a negative size. (behaviour 25.12)
  case negativeItemSize
  /// A table's delegate gave a row a negative height. (behaviour 25.13)
  case negativeRowHeight(ItemPath, height: Double)
  /// A table's delegate gave a header or a footer a negative height. (behaviour 25.14)
  case negativeHeight(SectionViewKind, section: Int, height: Double)
  /// Layout attributes got a size that is not finite. (behaviour 25.15)
  case infiniteAttributesSize
  /// A group of a compositional layout has no subitems. (behaviour 25.16)
  case groupWithoutSubitems
  /// A layout returned no attributes for an item that was inserted or deleted. (behaviour 25.17)
  case missingAttributes(ItemPath)
}
