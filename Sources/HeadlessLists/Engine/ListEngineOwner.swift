import ListCore

/// What an engine asks of the view that it works for.
@MainActor
protocol ListEngineOwner: View {
  /// Asks the data source for every count, once.
  func engineAsksForCounts() -> SectionCounts
  /// Lays out whatever is pending before an update begins (behaviour 1.5).
  func enginePreparesForUpdate()
  /// Which of some items before the batch are on screen and would be animated twice.
  func engineFirstVisible(of items: [ItemPath]) -> ItemPath?
  /// Takes over the result of a valid update; the engine's counts are the new ones already.
  func engineAdopts(_ update: AdoptedUpdate)
  /// Drops an update that the system of the profile answers with a reload (behaviour 3.14).
  func engineDropsUpdate(completions: [(Bool) -> Void])
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
