import HeadlessKit
import ListCore

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
