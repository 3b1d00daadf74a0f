import Foundation
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

extension ListView {
  /// Returns the view that the list's data source or delegate would provide now for a position,
  /// laid out but not displayed.
  ///
  /// - Returns: The view; `nil` if there is none, or if the list cannot tell. Decoration views have
  ///   no provider.
  public func freshView(for place: ListPlace) -> View? {
    if let table = self as? TableView {
      switch place {
      case .item(let path): return table.freshCell(at: IndexPath(path))
      case .header(let section): return table.freshHeader(inSection: section)
      case .footer(let section): return table.freshFooter(inSection: section)
      case .supplementary, .decoration: return nil
      }
    }
    guard let view = self as? CollectionView else { return nil }
    switch place {
    case .item(let path): return view.freshCell(at: IndexPath(path))
    case .supplementary(let kind, let path):
      return view.freshSupplementary(ofKind: kind, at: IndexPath(path))
    case .header, .footer, .decoration: return nil
    }
  }

  /// Returns the current counts of the data source, without loading them into the list.
  ///
  /// - Returns: The counts; `nil` without a data source.
  public func countsOfDataSource() -> SectionCounts? {
    if let table = self as? TableView, let source = table.dataSource {
      let sections = max(0, source.numberOfSections(in: table))
      return SectionCounts(
        (0..<sections).map { source.tableView(table, numberOfRowsInSection: $0) })
    }
    if let view = self as? CollectionView, let source = view.dataSource {
      let sections = max(0, source.numberOfSections(in: view))
      return SectionCounts(
        (0..<sections).map { source.collectionView(view, numberOfItemsInSection: $0) })
    }
    return nil
  }
}
