import Foundation

/// The conversion between index paths of a list and of its data source while they differ, as during
/// a drop.
///
/// Here they differ only during an interactive movement of a collection view's item.
///
/// Counterpart: `UIDataSourceTranslating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DataSourceTranslating: NSObjectProtocol {
  /// Returns the displayed section for a section of the data source.
  func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int
  /// Returns the data source's section for a displayed section.
  func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int
  /// Returns the displayed index path for an index path of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the data source's index path for a displayed index path.
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath?
  /// Runs a closure in which index paths are displayed ones.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
