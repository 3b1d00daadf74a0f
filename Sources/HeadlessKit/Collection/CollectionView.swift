import Foundation

/// A view that shows items, arranged by a layout.
@MainActor
open class CollectionView: ScrollView {
  /// The kind of a flow layout's section headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a flow layout's section footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
