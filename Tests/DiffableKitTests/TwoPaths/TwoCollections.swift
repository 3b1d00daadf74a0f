import DiffableKit
import Foundation
import ListCore

/// One screen with a collection view, implemented both ways.
@MainActor
final class TwoCollections {
  /// The screen with a plain data source: changes are announced manually.
  private final class ByHand: NSObject, CollectionViewDataSource {
    var library: Library
    init(_ library: Library) { self.library = library }

    func numberOfSections(in collectionView: CollectionView) -> Int { library.shelves.count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      library.shelves[section].books.count
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
      (cell as? TextCell)?.text = "\(library.shelves[indexPath.section].books[indexPath.item])"
      return cell
    }
  }

  /// A screen with room for both, since a finger reaches only what nothing covers.
  private let simulator = Simulator(screenSize: CGSize(width: 640, height: 844))
  private let byHand: ByHand
  private let source: CollectionViewDiffableSource<Int, Int>
  private let views: [CollectionView]
  private var library: Library

  init(_ library: Library) throws {
    self.library = library
    views = (0..<2).map { index in
      let layout = CollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      let view = CollectionView(
        frame: CGRect(x: 320 * CGFloat(index), y: 0, width: 320, height: 480),
        collectionViewLayout: layout)
      view.allowsMultipleSelection = true
      view.register(TextCell.self, forCellWithReuseIdentifier: "book")
      return view
    }
    byHand = ByHand(library)
    views[0].dataSource = byHand
    source = CollectionViewDiffableSource(collectionView: views[1]) { view, path, book in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "book", for: path)
      (cell as? TextCell)?.text = "\(book)"
      return cell
    }
    let screen = View()
    views.forEach(screen.addSubview)
    simulator.show(screen)
    simulator.run { source.apply(library.snapshot, animatingDifferences: false) }
    try simulator.settle()
  }

  /// Changes the model and both screens at random and returns the edit.
  func edit(using random: inout some RandomNumberGenerator) throws -> Library.Edit {
    let edit = library.edit(using: &random)
    let isAnimated = Bool.random(using: &random)
    simulator.run {
      let update = { [self] in
        views[0].performBatchUpdates { [self] in
          byHand.library = library
          for change in edit.changes { announce(change) }
        }
      }
      if isAnimated { update() } else { View.performWithoutAnimation(update) }
      var snapshot = library.snapshot
      snapshot.reloadItems(edit.reloaded)
      source.apply(snapshot, animatingDifferences: isAnimated)
    }
    if Bool.random(using: &random) { try simulator.settle() }
    return edit
  }

  /// Scrolls or selects at random, identically on both screens.
  func touch(using random: inout some RandomNumberGenerator) throws {
    let view = views[0]
    if Bool.random(using: &random) {
      let most = max(0, view.contentSize.height - view.bounds.height)
      let offset = CGFloat.random(in: 0...most, using: &random).rounded()
      for view in views { view.contentOffset.y = offset }
    } else if let path = view.indexPathsForVisibleItems.randomElement(using: &random) {
      // A finger does not reach a row under one that fades out.
      try simulator.settle()
      let isTapped = views.map { view in (try? simulator.tap(path, in: view)) != nil }
      guard isTapped[0] == isTapped[1] else { throw UnequalTaps(path: path) }
    }
    simulator.layoutIfNeeded()
  }

  /// Returns the visible state of both screens.
  func states() throws -> [VisibleState] {
    try simulator.settle()
    return views.map { view in
      VisibleState(
        cells: view.indexPathsForVisibleItems.map {
          "\($0): \((view.cellForItem(at: $0) as? TextCell)?.text ?? "-")"
        },
        counts: (0..<view.numberOfSections).map(view.numberOfItems),
        selection: (view.indexPathsForSelectedItems ?? []).sorted(),
        offset: view.contentOffset, size: view.contentSize)
    }
  }

  private func announce(_ change: Change) {
    let view = views[0]
    switch change {
    case .insertItem(let path): view.insertItems(at: [IndexPath(path)])
    case .deleteItem(let path): view.deleteItems(at: [IndexPath(path)])
    case .reloadItem(let path): view.reloadItems(at: [IndexPath(path)])
    case .moveItem(let from, let to): view.moveItem(at: IndexPath(from), to: IndexPath(to))
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }
}
