import HeadlessKit
import ListCore

/// A collection view, its layout and its data source, on which a screenplay is performed.
///
/// For the full names of the mutation methods see ``TableStage``.
@MainActor
final class CollectionStage {
  let collectionView: CollectionView
  private let screenplay: Screenplay
  private let simulator: Simulator
  private var source: CollectionRole?

  init(_ screenplay: Screenplay, _ simulator: Simulator) {
    self.screenplay = screenplay
    self.simulator = simulator
    let layout = screenplay.makeLayout(screen: simulator.screenSize)
    collectionView = CollectionView(frame: .zero, collectionViewLayout: layout)
    let source = CollectionRole(screenplay)
    self.source = source
    collectionView.reportedClassName = screenplay.className
    for identifier in [screenplay.identifier, CollectionRole.otherIdentifier]
    where screenplay.registersCells {
      collectionView.register(
        screenplay.cells == .restless ? RestlessCell.self : CollectionViewCell.self,
        forCellWithReuseIdentifier: identifier)
    }
    if let (kind, identifier) = screenplay.registeredSupplementaryView {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    collectionView.dataSource = source
  }

  /// Performs the action of the screenplay.
  func act() {
    switch screenplay.action {
    case .layOut:
      simulator.show(collectionView)
    case .layOutOutsideWindow:
      collectionView.frame = simulator.screenBounds
      collectionView.layoutIfNeeded()
    case .layOutTwice:
      simulator.show(collectionView)
      collectionView.setNeedsLayout()
      simulator.layoutIfNeeded()
    case .loseDataSource:
      _ = collectionView.numberOfSections
      source = nil
      simulator.show(collectionView)
    case .reveal(let path):
      simulator.show(collectionView)
      collectionView.scrollToItem(at: IndexPath(path), at: .centeredVertically, animated: false)
      simulator.layoutIfNeeded()
    case .update(let batch, let after):
      simulator.show(collectionView)
      collectionView.performBatchUpdates(_:completion:)(
        { [self] in
          source?.counts = after
          batch.callsOfClient.flatMap(\.changes.grouped).forEach {
            $0.announce(to: collectionView)
          }
        }, nil)
    case .delete(let indexes):
      simulator.show(collectionView)
      collectionView.deleteItems(at:)([IndexPath(indexes: indexes)])
    case .scroll(let indexes):
      simulator.show(collectionView)
      collectionView.scrollToItem(at: IndexPath(indexes: indexes), at: .top, animated: false)
    case .scrollTwoWays:
      simulator.show(collectionView)
      collectionView.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    case .count(let section):
      simulator.show(collectionView)
      _ = collectionView.numberOfItems(inSection: section)
    case .dequeue(let kind, let identifier, _, let section):
      simulator.show(collectionView)
      _ = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier,
        for: IndexPath(item: 0, section: section))
    case .reloadInsideBatch:
      simulator.show(collectionView)
      collectionView.performBatchUpdates(_:completion:)(
        { [collectionView] in collectionView.reloadData() }, nil)
    case .reconfigure:
      simulator.show(collectionView)
      source?.identifier = CollectionRole.otherIdentifier
      collectionView.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    case .locate, .drag:
      break  // a table's
    }
  }
}

extension Screenplay {
  /// The kind and the identifier of the supplementary view that is registered.
  var registeredSupplementaryView: (kind: String, identifier: String)? {
    if case .dequeue(let kind, let identifier, true, _) = action { return (kind, identifier) }
    if case .wandering = layout { return (PlayedLayout.wanderingKind, CollectionRole.viewName) }
    return nil
  }
}

/// The data source of a collection view that provides only counts.
@MainActor
final class CollectionRole: NSObject, CollectionViewDataSource {
  /// The counts that it returns.
  var counts: SectionCounts
  /// The reuse identifier with which it dequeues cells.
  var identifier: String
  private let screenplay: Screenplay

  /// A second reuse identifier for which cells are registered.
  nonisolated static let otherIdentifier = "other"
  /// The reuse identifier of supplementary views.
  nonisolated static let viewName = "view"

  init(_ screenplay: Screenplay) {
    self.screenplay = screenplay
    counts = screenplay.counts
    identifier = screenplay.identifier
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.sectionCount }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    func dequeue(_ identifier: String) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    switch screenplay.cells {
    case .dequeued, .otherIdentifierLater, .restless, .visibleCellsFirst, .presentCellFirst:
      return dequeue(identifier)
    case .unregistered(let unregistered):
      return dequeue(unregistered)
    case .dequeuedTwice, .dequeuedInVain:
      _ = dequeue(identifier)
      return dequeue(identifier)
    case .missing:
      return nothing(CollectionViewCell.self)
    case .made:
      return CollectionViewCell(frame: .zero)
    case .newRegistration:
      let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: 0)
    }
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    switch screenplay.layout {
    case .supplementary(_, _, isReturned: true):
      CollectionReusableView(frame: .zero)
    case .supplementary(_, _, isReturned: false):
      nothing(CollectionReusableView.self)
    case .wandering, .flow, .tooLarge, .item, .decoration, .withoutSection:
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: Self.viewName, for: indexPath)
    }
  }

  /// Returns the equivalent of a `nil` that a data source in another language returns.
  private func nothing<View: CollectionReusableView>(_ type: View.Type) -> View {
    unsafeBitCast(0, to: type)
  }
}
