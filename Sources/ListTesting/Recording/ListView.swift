import HeadlessKit
import ListCore

/// A table or a collection view, as seen by a test.
///
/// Recorders, checks, comparisons and drawings work with both. `TableView` and `CollectionView` are
/// the only conforming types.
@preconcurrency @MainActor
public protocol ListView: ScrollView {
  /// The kind of list.
  nonisolated var kind: ListKind { get }
  /// The current content of the list, without querying its data source.
  var inspection: ListInspection { get }
  /// Calls a closure with every event from now on.
  func observeEvents(_ handler: @escaping ListObservation.Handler) -> ListObservation
  /// Notifies observers of an operation on the list.
  func tellObservers(_ event: @autoclosure () -> ListEvent)
  /// The crash that the last question for a fresh view would have been for a view to display.
  var crashOfFreshView: CrashReport? { get }
  /// Returns the name of one of the list's views in traces.
  func displayName(of view: View) -> ListViewName
}

extension TableView: ListView {
  /// The kind of list: a table.
  nonisolated public var kind: ListKind { .table }
}

extension CollectionView: ListView {
  /// The kind of list: a collection view.
  nonisolated public var kind: ListKind { .collection }
}
