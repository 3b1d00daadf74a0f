import Foundation
import HeadlessViews
import ListCore

/// What an engine asks of the view that it works for.
@MainActor
protocol ListEngineOwner: ListScrollView {
  /// Who answers for the counts, and may be the only one to announce changes.
  var engineDataSource: AnyObject? { get }
  /// How a message prints a path.
  func engineDescribes(_ indexPath: IndexPath) -> String
  /// Asks the data source for every count, once.
  func engineAsksForCounts() -> SectionCounts
  /// Lays out whatever is pending before an update begins (behaviour 1.5).
  func enginePreparesForUpdate()
  /// The items on screen, in list order.
  var engineVisiblePaths: [ItemPath] { get }
  /// Returns the first of some items that is on screen.
  func engineFirstVisible(of items: [ItemPath]) -> ItemPath?
  /// Takes over the result of a valid update; the engine's counts are the new ones already.
  func engineAdopts(_ update: AdoptedUpdate)
  /// Drops an update that the system of the profile answers with a reload (behaviour 3.14).
  func engineDropsUpdate(completions: [(Bool) -> Void])
  /// Configures the cells of items again, outside an update (behaviour 4.8).
  func engineReconfigures(_ paths: [ItemPath])
  /// Forgets what the data source said, and asks again when the kind of list does.
  func engineReloads()
  /// Saves the face's part of the present state.
  ///
  /// - Returns: A closure that restores it.
  func engineRestorePoint() -> () -> Void
  /// The views that an update has removed, and that are on screen until its animation ends.
  var engineLeavingViews: [View] { get }
}

extension ListEngineOwner {
  /// The simulator whose profile, clock and console count.
  var engineSimulator: Simulator { simulator }
  /// What a message prints for the view: `<UITableView: 0x…; …>`.
  var engineDescription: String { description }
}

/// A valid update on its way into a view.
package struct AdoptedUpdate {
  /// What happened.
  let plan: UpdatePlan
  /// Paths after the batch whose cells are to be configured again.
  let reconfigurations: [ItemPath]
  /// What to call when the animation is over.
  let completions: [(Bool) -> Void]
}
