import HeadlessKit
import ListCore
import TestSupport
import Testing

/// A collection view after random batches, reloads, resizes and scrolls is the one that a fresh view
/// with the same model is, in every kind of layout.
@MainActor
@Suite struct FreshCollectionTests {
  enum Kind: String, CaseIterable, Sendable {
    case flow, horizontalFlow, estimatedFlow, pinnedFlow, rows, grid, shelves, list
  }

  @Test("a collection view that changed is like a fresh one", arguments: Kind.allCases)
  func likeFresh(kind: Kind) throws {
    for seed in [70, 71] as [UInt64] {
      let screen = CollectionScreen(RandomLibrary(seed: seed, sections: 4), kind)
      for step in 0..<12 {
        let name = try screen.takeStep()
        guard step % 2 == 1 else { continue }
        try screen.simulator.settle()
        let lost = screen.kept.subtracting(screen.selectedNames)
        #expect(lost.isEmpty, "seed \(seed), step \(step), \(name): no longer selected")
        screen.kept = Set(screen.selectedNames)
        let fresh = CollectionScreen(screen.library, kind, size: screen.view.bounds.size)
        fresh.simulator.run {
          for path in screen.view.indexPathsForSelectedItems ?? [] {
            fresh.view.selectItem(at: path, animated: false, scrollPosition: [])
          }
        }
        for one in [screen, fresh] { try one.visitAll() }
        let limits = screen.view.contentSize
        let offset = CGPoint(
          x: kind == .horizontalFlow ? CGFloat(screen.library.below(max(1, Int(limits.width)))) : 0,
          y: kind == .horizontalFlow
            ? 0 : CGFloat(screen.library.below(max(1, Int(limits.height)))))
        for one in [screen, fresh] { try one.scroll(to: offset) }
        let (state, wanted) = (screen.state, fresh.state)
        for (line, other) in zip(state, wanted) where line != other {
          Issue.record("seed \(seed), step \(step), \(name): \(line), not \(other)")
          return
        }
        #expect(state.count == wanted.count, "seed \(seed), step \(step), \(name)")
      }
    }
  }
}

@MainActor
private final class CollectionScreen: NSObject, CollectionViewDataSource,
  CollectionViewDelegateFlowLayout
{
  var library: RandomLibrary
  let simulator = Simulator(screenSize: CGSize(width: 320, height: 480), scale: 2)
  let view: CollectionView
  /// The names of the books that were selected and are neither deleted nor reloaded since.
  var kept: Set<Int> = []
  private let kind: FreshCollectionTests.Kind
  private static let header = CollectionView.elementKindSectionHeader

  init(
    _ library: RandomLibrary, _ kind: FreshCollectionTests.Kind,
    size: CGSize = CGSize(width: 300, height: 360)
  ) {
    self.library = library
    self.kind = kind
    let frame = CGRect(origin: .zero, size: size)
    view = simulator.run {
      CollectionView(frame: frame, collectionViewLayout: Self.layout(kind))
    }
    super.init()
    simulator.run {
      view.register(BookCell.self, forCellWithReuseIdentifier: "book")
      view.register(
        ShelfHeader.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "shelf")
      view.allowsMultipleSelection = true
      view.dataSource = self
      view.delegate = self
    }
    simulator.show(view, frame: frame)
  }

  private static func layout(_ kind: FreshCollectionTests.Kind) -> CollectionViewLayout {
    func compositional(_ group: CollectionLayoutGroup) -> CollectionViewLayout {
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 8, bottom: 5, trailing: 12)
      section.boundarySupplementaryItems = [Pieces.header(.estimated(20))]
      if kind == .grid { section.boundarySupplementaryItems[0].pinToVisibleBounds = true }
      return CollectionViewCompositionalLayout(section: section)
    }
    switch kind {
    case .flow, .horizontalFlow, .estimatedFlow, .pinnedFlow:
      let layout = CollectionViewFlowLayout()
      layout.sectionInset = EdgeInsets(top: 3, left: 8, bottom: 5, right: 12)
      if kind == .horizontalFlow { layout.scrollDirection = .horizontal }
      if kind == .estimatedFlow { layout.estimatedItemSize = CGSize(width: 90, height: 40) }
      if kind == .pinnedFlow {
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
      }
      return layout
    case .rows:
      return compositional(
        Pieces.row(.estimated(50), [Pieces.item(.fractionalWidth(1), .estimated(50))]))
    case .grid:
      let group = Pieces.row(
        .estimated(50), [Pieces.item(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 50))]
      )
      return compositional(
        .horizontal(layoutSize: group.layoutSize, repeatingSubitem: group.subitems[0], count: 3))
    case .shelves:
      let column = CollectionLayoutGroup.vertical(
        layoutSize: Pieces.size(.fractionalWidth(0.5), .estimated(80)),
        subitems: [
          Pieces.item(.fractionalWidth(1), .estimated(40)),
          Pieces.item(.fractionalWidth(1), .absolute(30)),
        ])
      return compositional(
        Pieces.row(
          .estimated(80), [column, Pieces.item(.fractionalWidth(0.5), .estimated(50))]))
    case .list:
      var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      return CollectionViewCompositionalLayout.list(using: configuration)
    }
  }

  private var isFlow: Bool {
    [.flow, .horizontalFlow, .pinnedFlow, .estimatedFlow].contains(kind)
  }

  // MARK: Data source and delegate

  func numberOfSections(in collectionView: CollectionView) -> Int { library.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { library.sections[section].books.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    cell.tag = library[indexPath].name
    (cell as? BookCell)?.length = kind == .flow ? nil : library[indexPath].length
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "shelf", for: indexPath)
    view.tag = library.sections[indexPath.section].name
    (view as? ShelfHeader)?.length = library.sections[indexPath.section].header + 5
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = library[indexPath].length
    return CGSize(width: 120 - length, height: length)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let length = library.sections[section].header
    return CGSize(width: length, height: length)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { library.sections[section].header / 4 }

  // MARK: Steps

  var selectedNames: [Int] { (view.indexPathsForSelectedItems ?? []).map { library[$0].name } }

  func takeStep() throws -> String {
    switch library.below(10) {
    case 0, 1:
      if kind == .horizontalFlow {
        view.contentOffset.x = CGFloat(library.below(max(1, Int(view.contentSize.width))))
      } else {
        view.contentOffset.y = CGFloat(library.below(max(1, Int(view.contentSize.height))))
      }
      simulator.layoutIfNeeded()
      return "scroll"
    case 2:
      library.revise()
      kept = []
      simulator.run { view.reloadData() }
      return "reload"
    case 3:
      simulator.run {
        view.frame.size = CGSize(
          width: CGFloat(240 + library.below(120)), height: CGFloat(200 + library.below(250)))
      }
      return "resize"
    case 4:
      try simulator.advance(by: 0.1)
      return "wait"
    case 5:
      simulator.layoutIfNeeded()
      guard let path = library.anyBook() else { return "nothing" }
      simulator.run {
        if kept.remove(library[path].name) != nil {
          view.deselectItem(at: path, animated: false)
        } else {
          kept.insert(library[path].name)
          view.selectItem(at: path, animated: true, scrollPosition: [])
        }
      }
      return "select"
    default:
      return update()
    }
  }

  private func update() -> String {
    simulator.layoutIfNeeded()
    let batch = library.change()
    kept.subtract(batch.touched)
    simulator.run {
      view.performBatchUpdates {
        view.insertItems(at: batch.inserted)
        view.deleteSections(batch.deletedSections)
        view.reloadItems(at: batch.reloaded)
        view.deleteItems(at: batch.deleted)
        for (from, to) in batch.moved { view.moveItem(at: from, to: to) }
        view.insertSections(batch.insertedSections)
        view.reloadSections(batch.reloadedSections)
        for (from, to) in batch.movedSections { view.moveSection(from, toSection: to) }
      }
    }
    return "\(batch)"
  }

  /// Shows every item, so that all sizes are known.
  func visitAll() throws {
    let isHorizontal = kind == .horizontalFlow
    try scroll(to: .zero)
    while isHorizontal
      ? view.bounds.maxX < view.contentSize.width : view.bounds.maxY < view.contentSize.height
    {
      var offset = view.contentOffset
      if isHorizontal {
        offset.x += view.bounds.width / 2
      } else {
        offset.y += view.bounds.height / 2
      }
      try scroll(to: offset)
    }
  }

  func scroll(to offset: CGPoint) throws {
    simulator.run { view.contentOffset = offset }
    try simulator.settle()
  }

  /// Everything about the view that a test can read.
  var state: [String] {
    let layout = view.collectionViewLayout
    var lines = ["\(view.contentSize) at \(view.contentOffset)"]
    let all = CGRect(x: -9e3, y: -9e3, width: 2e4, height: 2e4)
    for one in layout.layoutAttributesForElements(in: all) ?? [] {
      lines.append("\(one.representedElementKind ?? "cell") \(one.indexPath): \(one.frame)")
    }
    for (section, shelf) in library.sections.enumerated() {
      for item in shelf.books.indices {
        let path = IndexPath(item: item, section: section)
        lines.append("\(path): \(view.layoutAttributesForItem(at: path)?.frame ?? .null)")
      }
    }
    for cell in view.visibleCells.sorted(by: { $0.tag < $1.tag }) {
      lines.append(
        """
        \(cell.tag): \(view.indexPath(for: cell).map { "\($0)" } ?? "-"), \(cell.frame), \
        \(cell.isSelected), \(cell.superview === view)
        """)
    }
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).sorted() {
      let header = view.supplementaryView(forElementKind: Self.header, at: path)
      lines.append("header \(path): \(header?.tag ?? -1), \(header?.frame ?? .null)")
    }
    lines.append("visible: \(view.indexPathsForVisibleItems.sorted())")
    lines.append("selected: \((view.indexPathsForSelectedItems ?? []).sorted())")
    for step in 0..<8 {
      let point = CGPoint(x: 40 + step * 9, y: step * 61)
      lines.append("\(point): \(view.indexPathForItem(at: point).map { "\($0)" } ?? "none")")
    }
    return lines
  }
}

/// A cell with a height of its own.
private final class BookCell: CollectionViewCell {
  var length: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    if let length { layoutAttributes.size.height = length }
    return layoutAttributes
  }
}

private final class ShelfHeader: CollectionReusableView {
  var length: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = length
    return layoutAttributes
  }
}
