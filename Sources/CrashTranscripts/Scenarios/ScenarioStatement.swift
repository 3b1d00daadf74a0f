import HeadlessKit
import ListCore

/// One thing that is done to a list.
///
/// Positions of deletions, reloads and moves are those before the batch; targets of insertions and
/// moves are those after it, as in UIKit (behaviour 3.1).
public indirect enum ScenarioStatement: Hashable, Sendable {
  /// `show`: puts the list on screen and lays it out.
  case show
  /// `layout`: lays out what needs it.
  case layout
  /// `settle`: lets the clock run until nothing is left to do.
  case settle
  /// `count`: asks the list for its number of sections, which loads the counts (behaviour 1.7).
  case count
  /// `set A[1 2] B[3]`: changes the model at this moment, and tells nobody.
  case set(ScenarioModel)
  /// `batch { … }`: announces what is inside as one update.
  case batch([ScenarioStatement])
  /// `ins 0.1`, `del 0.0 0.1`, `reload 0.1`, `move 0.1 -> 1.0`, `insS 1`, `delS 0`, `reloadS 0`,
  /// `moveS 0 -> 1`: one call of a mutation method.
  case call(ChangeGroup)
  /// `reconfigure 0.1`: has cells configured again.
  case reconfigure([ItemPath])
  /// `reloadData`: has everything asked for again.
  case reloadData
  /// `select 0.1`: selects on behalf of the client.
  case select(ItemPath)
  /// `deselect 0.1`: deselects on behalf of the client.
  case deselect(ItemPath)
  /// `tap 0.1`: taps what is on screen.
  case tap(ItemPath)
  /// `scroll 200`: scrolls to so many points from the top.
  case scroll(Int)
  /// `apply A[1 2] B[3] reload 1 without animation`: applies a snapshot.
  case apply(ScenarioApply)
}

extension ScenarioStatement {
  /// What a batch holds; nothing for any other statement.
  public var innerStatements: [ScenarioStatement] {
    if case .batch(let statements) = self { statements } else { [] }
  }

  /// The statement and what is inside of it, in order.
  var withInnerStatements: [ScenarioStatement] {
    [self] + innerStatements.flatMap(\.withInnerStatements)
  }

  /// The model that the statement brings.
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

/// A snapshot, its marks, and how a list gets to it.
public struct ScenarioApply: Hashable, Sendable {
  /// What the snapshot holds.
  public var model: ScenarioModel
  /// The items that are marked to be reloaded.
  public var reloaded: [String]
  /// The items that are marked to be configured again.
  public var reconfigured: [String]
  /// The sections that are marked to be reloaded.
  public var reloadedSections: [String]
  /// How the list gets there: animated, `without animation` or `by reload`.
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
