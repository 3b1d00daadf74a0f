import UIKit

final class PhotosViewController: UICollectionViewController {
  var albums: [Album]

  private let spacing: CGFloat = 2
  private lazy var deleteButton = UIBarButtonItem(
    barButtonSystemItem: .trash, target: self, action: #selector(deleteSelected))

  init(albums: [Album]) {
    self.albums = albums
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Photos"
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.register(
      AlbumHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: AlbumHeaderView.reuseIdentifier)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap(_:)))
    doubleTap.numberOfTapsRequired = 2
    doubleTap.delaysTouchesBegan = true
    collectionView.addGestureRecognizer(doubleTap)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.indexPathsForSelectedItems?.forEach {
      collectionView.deselectItem(at: $0, animated: false)
    }
    for case let cell as PhotoCell in collectionView.visibleCells {
      cell.showsCheckmark = editing
    }
    navigationItem.leftBarButtonItem = editing ? deleteButton : nil
    updateDeleteButton()
  }

  private func updateDeleteButton() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    deleteButton.isEnabled = count > 0
    navigationItem.title = isEditing && count > 0 ? "\(count) selected" : "Photos"
  }

  // MARK: - Actions

  @objc private func deleteSelected() {
    guard let selected = collectionView.indexPathsForSelectedItems else { return }
    let alert = UIAlertController(
      title: selected.count == 1 ? "Delete photo?" : "Delete \(selected.count) photos?",
      message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete(selected) })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private func delete(_ paths: [IndexPath]) {
    collectionView.performBatchUpdates({
      for path in paths.sorted(by: >) {
        self.albums[path.section].photos.remove(at: path.item)
      }
      let emptied = IndexSet(self.albums.indices.filter { self.albums[$0].photos.isEmpty })
      self.albums.removeAll { $0.photos.isEmpty }
      self.collectionView.deleteItems(at: paths.filter { !emptied.contains($0.section) })
      self.collectionView.deleteSections(emptied)
    }) { [weak self] _ in
      self?.updateHeaders()
      self?.updateDeleteButton()
    }
  }

  private func updateHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path)
      (header as? AlbumHeaderView)?.countLabel.text = "\(albums[path.section].photos.count)"
    }
  }

  @objc private func didDoubleTap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: collectionView)
    guard !isEditing, let path = collectionView.indexPathForItem(at: point) else { return }
    albums[path.section].photos[path.item].isFavourite.toggle()
    UIView.performWithoutAnimation {
      collectionView.reloadItems(at: [path])
    }
  }

  // MARK: - UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return albums[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
    else { fatalError("Expected a PhotoCell") }
    cell.configure(
      with: albums[indexPath.section].photos[indexPath.item], showsCheckmark: isEditing)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: AlbumHeaderView.reuseIdentifier, for: indexPath)
    if let header = view as? AlbumHeaderView {
      header.titleLabel.text = albums[indexPath.section].title
      header.countLabel.text = "\(albums[indexPath.section].photos.count)"
    }
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    return !isEditing
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let photo = albums[sourceIndexPath.section].photos.remove(at: sourceIndexPath.item)
    albums[destinationIndexPath.section].photos.insert(photo, at: destinationIndexPath.item)
  }

  // MARK: - UICollectionViewDelegate

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard !isEditing else { return updateDeleteButton() }
    let photo = albums[indexPath.section].photos[indexPath.item]
    let viewer = PhotoViewController(photo: photo)
    navigationController?.pushViewController(viewer, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if isEditing { updateDeleteButton() }
  }
}

// MARK: - UICollectionViewDelegateFlowLayout

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = traitCollection.horizontalSizeClass == .regular ? 6 : 3
    let side = floor((collectionView.bounds.width - spacing * (columns - 1)) / columns)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    return CGSize(width: collectionView.bounds.width, height: 40)
  }
}
