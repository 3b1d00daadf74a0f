import Foundation
import HeadlessViews
import ListCore

/// The requirements that an engine has for its view.
@MainActor
protocol ListEngineOwner: ListScrollView {
  /// The data source, which may be the only object that announces changes.
  var engineDataSource: AnyObject? { get }
  /// Returns the description of a path in messages.
  func engineDescribes(_ indexPath: IndexPath) -> String
  /// Asks the data source for every count, once.
  func engineAsksForCounts() -> SectionCounts
  /// Runs pending layout before an update begins (behaviour 1.5).
  func enginePreparesForUpdate()
  /// The items on screen, in list order.
  var engineVisiblePaths: [ItemPath] { get }
  /// Returns the first of some items that is on screen.
  func engineFirstVisible(of items: [ItemPath]) -> ItemPath?
  /// Adopts the result of a valid update. The engine already has the new counts.
  func engineAdopts(_ update: AdoptedUpdate)
  /// Drops an update to which the profile's system reacts with a reload (behaviour 3.14).
  func engineDropsUpdate(completions: [(Bool) -> Void])
  /// Configures the cells of items again, outside an update (behaviour 4.8).
  func engineReconfigures(_ paths: [ItemPath])
  /// Discards the data source's answers, and asks again if the kind of list does so.
  func engineReloads()
  /// Saves the view's part of the current state.
  ///
  /// - Returns: A closure that restores it.
  func engineRestorePoint() -> () -> Void
  /// The views that an update has removed, and that are on screen until its animation ends.
  var engineLeavingViews: [View] { get }
}

/// A valid update that a view adopts.
package struct AdoptedUpdate {
  /// The validated batch.
  let plan: UpdatePlan
  /// Paths after the batch whose cells are reconfigured.
  let reconfigurations: [ItemPath]
  /// The closures to call after the animation.
  let completions: [(Bool) -> Void]
}
