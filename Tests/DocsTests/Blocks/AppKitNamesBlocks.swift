// Made from the blocks of Docs/HeadlessKit.docc/Articles/AppKitNames.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import Foundation
import Testing
import UIKit

// import Foundation
// import UIKit
struct Album {
  var name: String
  var photos: [Int]
}
#sourceLocation(file: "AppKitNames.md", line: 89)
func contents(of albums: [Album]) -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(albums.map(\.name))
  for album in albums { snapshot.appendItems(album.photos, toSection: album.name) }
  return snapshot
}
#sourceLocation()

#sourceLocation(file: "AppKitNames.md", line: 103)
/// The counterpart of an `NSCollectionViewItem`.
@MainActor protocol CollectionItem: AnyObject {
  var view: UIView { get }
}

final class ItemCell: UICollectionViewCell {
  var item: (any CollectionItem)? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let item { contentView.addSubview(item.view) }
    }
  }
}

extension UICollectionViewDiffableDataSource {
  convenience init(
    collectionView: UICollectionView,
    itemProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> (
      any CollectionItem
    )?
  ) {
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    self.init(collectionView: collectionView) { collectionView, indexPath, identifier in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      guard let cell = cell as? ItemCell,
        let item = itemProvider(collectionView, indexPath, identifier)
      else { return nil }
      cell.item = item
      return cell
    }
  }
}
#sourceLocation()
