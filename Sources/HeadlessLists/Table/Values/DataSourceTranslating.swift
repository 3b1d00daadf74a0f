import Foundation

/// Positions while a list shows something else than its data source holds, as during a drop.
///
/// Here the two sides differ only while an item of a collection view is moved by hand.
///
/// Counterpart: `UIDataSourceTranslating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DataSourceTranslating: NSObjectProtocol {
  /// The section on screen of a section of the data source.
  func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int
  /// The section of the data source of a section on screen.
  func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int
  /// The path on screen of a path of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The path of the data source of a path on screen.
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath?
  /// Does something whose paths are those on screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
