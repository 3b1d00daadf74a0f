import HeadlessKit
import ListCore

/// A table or a collection view, as a test looks at it.
///
/// Recorders, checks, comparisons and drawings work on both alike. `TableView` and
/// `CollectionView` are the only two there are.
@MainActor
public protocol ListView: ScrollView {
  /// Which of the two it is.
  nonisolated var kind: ListKind { get }
  /// What the list holds now; asks nobody anything.
  var inspection: ListInspection { get }
  /// Has a closure called with everything that happens from now on.
  func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation
  /// Tells observers of something that was done with the list.
  func tellObservers(_ event: @autoclosure () -> ListEvent)
  /// What traces call a view of the list.
  func displayName(of view: View) -> ListViewName
}

extension TableView: ListView {
  /// A table.
  nonisolated public var kind: ListKind { .table }
}

extension CollectionView: ListView {
  /// A collection view.
  nonisolated public var kind: ListKind { .collection }
}
