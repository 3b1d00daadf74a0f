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
}
