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

extension LayoutFault {
  /// Returns the reason of the exception that a collection view raises, as UIKit words it. (crash
  /// families C2, D3)
  ///
  /// - Parameter profile: The release whose wording to use.
  public func reason(_ profile: SystemProfile) -> String {
    switch self {
    case .attributesForMissingItem(let path):
      """
      UICollectionView \(profile.unknownAttributes.verb) layout attributes for a cell \
      with an index path that does not exist: \(profile.text(path))
      """
    case .supplementaryAttributesChanged(let path, let from, let to):
      """
      layout attributes for supplementary item at index path (\(profile.text(path))) \
      changed from \(from) to \(to) without invalidating the layout
      """
    case .supplementaryOfMissingSection(let kind, let section, let sections):
      """
      request for layout attributes for supplementary view \(kind) in section \(section.printed) \
      when there are only \(sections) sections in the collection view
      """
    case .noSection:
      // [memory]
      """
      Invalid section definition. Please specify a valid section definition when content is to be \
      rendered for a section. This is a client error.
      """
    case .updateLoop(let collectionView):
      // Behaviour 10.4 has the first two sentences; the third is [memory].
      """
      UICollectionView (\(collectionView)) is stuck in its update/layout loop. This can happen \
      for many reasons, including self-sizing views whose preferred attributes are not returning \
      a consistent size. To debug this issue, check the Console app for logs in the \
      "UICollectionViewRecursion" category.
      """
    case .negativeItemSize:
      "negative sizes are not supported in the flow layout"
    case .negativeRowHeight(let path, let height):
      if profile.namesRowOfNegativeHeight {  // [memory]
        """
        table view row height must not be negative - provided height for index path \
        (\(profile.text(path))) is \(height.sixDecimals)
        """
      } else {
        """
        Invalid row height (\(height.sixDecimals)) provided by table delegate. Value must be at \
        least 0.0, or UITableViewAutomaticDimension.
        """
      }
    case .negativeHeight(let kind, let section, let height):
      """
      section \(kind.rawValue) height must not be negative - provided height for section \
      \(section.printed) is \(height.sixDecimals)
      """
    case .infiniteAttributesSize:
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
    case .groupWithoutSubitems:
      "At least 1 subitem is required for a group"
    case .missingAttributes(let path):
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
      \(profile.text(path))
      """
    }
  }
}

extension SystemProfile.UnknownAttributes {
  /// The verb for what a collection view did with the attributes, as the release spells it.
  fileprivate var verb: String {
    switch self {
    case .raisesMisspelled: "recieved"
    case .raises, .logged: "received"
    }
  }
}
