import UIKit

final class GalleryViewController: UICollectionViewController {
  private var photos: [Photo] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  func load(_ page: Int) {
    service.photos(page: page) { [weak self] new in
      guard let self else { return }
      let first = photos.count
      collectionView.performBatchUpdates {
        self.photos += new
        let paths = (first..<self.photos.count).map { IndexPath(item: $0, section: 0) }
        self.collectionView.insertItems(at: paths)
      }
    }
  }

  func pin(_ indexPath: IndexPath) {
    collectionView.performBatchUpdates {
      let photo = photos.remove(at: indexPath.item)
      photos.insert(photo, at: 0)
      collectionView.moveItem(at: indexPath, to: IndexPath(item: 0, section: 0))
      collectionView.reloadItems(at: [indexPath])
    }
  }
}
