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
