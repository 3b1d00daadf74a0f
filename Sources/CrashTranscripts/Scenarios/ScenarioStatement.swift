import HeadlessKit
import ListCore

/// One operation on a list.
///
/// Positions of deletions, reloads and moves are those before the batch; targets of insertions and
/// moves are those after it, as in UIKit (behaviour 3.1).
public indirect enum ScenarioStatement: Hashable, Sendable {
  /// `show`: puts the list on screen and lays it out.
  case show
  /// `layout`: lays out views that need it.
  case layout
  /// `settle`: lets the clock run until no work is pending.
  case settle
  /// `count`: queries the list's number of sections, which loads the counts (behaviour 1.7).
  case count
  /// `set A[1 2] B[3]`: changes the model immediately, without notifying the list.
  case set(ScenarioModel)
  /// `batch { … }`: announces the changes inside as one update.
  case batch([ScenarioStatement])
  /// `ins 0.1`, `del 0.0 0.1`, `reload 0.1`, `move 0.1 -> 1.0`, `insS 1`, `delS 0`, `reloadS 0`,
  /// `moveS 0 -> 1`: one call of a mutation method.
  case call(ChangeGroup)
  /// `reconfigure 0.1`: reconfigures cells.
  case reconfigure([ItemPath])
  /// `reloadData`: reloads everything.
  case reloadData
  /// `select 0.1`: selects an item in code.
  case select(ItemPath)
  /// `deselect 0.1`: deselects an item in code.
  case deselect(ItemPath)
  /// `tap 0.1`: taps an item on screen.
  case tap(ItemPath)
  /// `scroll 200`: scrolls to the given distance from the top, in points.
  case scroll(Int)
  /// `apply A[1 2] B[3] reload 1 without animation`: applies a snapshot.
  case apply(ScenarioApply)
}

extension ScenarioStatement {
  /// The statements in a batch; empty for any other statement.
  public var innerStatements: [ScenarioStatement] {
    if case .batch(let statements) = self { statements } else { [] }
  }

  /// The statement and the statements inside it, in order.
  var withInnerStatements: [ScenarioStatement] {
    [self] + innerStatements.flatMap(\.withInnerStatements)
  }

  /// The model that the statement sets; `nil` if it sets none.
  var model: ScenarioModel? {
    switch self {
    case .set(let model): model
    case .apply(let apply): apply.model
    case .show, .layout, .settle, .count, .batch, .call, .reconfigure, .reloadData, .select,
      .deselect, .tap, .scroll:
      nil
    }
  }
}

/// A snapshot, its marked identifiers, and the way it is applied.
public struct ScenarioApply: Hashable, Sendable {
  /// The content of the snapshot.
  public var model: ScenarioModel
  /// The items marked for reloading.
  public var reloaded: [String]
  /// The items marked for reconfiguring.
  public var reconfigured: [String]
  /// The sections marked for reloading.
  public var reloadedSections: [String]
  /// The way the snapshot is applied: animated, `without animation` or `by reload`.
  public var style: SnapshotApply.Style

  /// Creates an apply.
  public init(
    _ model: ScenarioModel, reloaded: [String] = [], reconfigured: [String] = [],
    reloadedSections: [String] = [], style: SnapshotApply.Style = .animated
  ) {
    self.model = model
    self.reloaded = reloaded
    self.reconfigured = reconfigured
    self.reloadedSections = reloadedSections
    self.style = style
  }
}
