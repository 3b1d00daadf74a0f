import Foundation
import HeadlessKit

/// Two implementations of a screen, run in lockstep with the same models: the events of each, their
/// differences, and their costs.
///
/// ```swift
/// let comparison = PathComparison(
///   from: shelf, [.model(shelf.without("Momo"), "remove Momo")],
///   legacy: { ShelfByHand($0) }, diffable: { ShelfBySnapshots($0) })
/// #expect(comparison.isEquivalent, "\(comparison)")
/// ```
///
/// Only visible differences count, see ``VisibleState``. A crash of one path is a finding and does
/// not end the comparison: the screen that crashed is created again from the model of the step,
/// takes over the selection and the scroll offset of the other, and the comparison continues.
public struct PathComparison: Hashable, Sendable {
  /// Both paths in one step.
  public struct Step: Hashable, Sendable {
    /// The step's number. Step 0 shows the first model.
    public var index: Int
    /// The label of the step; may be empty.
    public var label: String
    /// The path with the data source.
    public var legacy: PathStep
    /// The path with snapshots.
    public var diffable: PathStep
    /// The visible difference or crash; `nil` if there is none.
    public var difference: Difference?
  }

  /// One path in one step, until its simulator has settled.
  public struct PathStep: Hashable, Sendable {
    /// The state of the list before the step.
    public var before: ScreenState
    /// The state of the list after the step. A list that crashed keeps its last consistent state;
    /// after a crash in a snapshot, this is the result of the code that ran on, which it could not
    /// on a device.
    public var after: ScreenState
    /// The events in between. The crash of a snapshot is last, whenever it happened.
    public var trace: ListTrace
    /// The first crash; `nil` if there was none.
    public var crash: CrashReport?
  }

  /// The names of the paths.
  public var names: PathNames
  /// The system release that both ran on.
  public var profile: SystemProfile
  /// The screen of both simulators, in points.
  public var screen: Frame
  /// The steps, starting with number 0.
  public var steps: [Step]
}

extension PathComparison {
  /// The first step with a visible difference, or in which a path crashes.
  public var difference: Difference? { steps.lazy.compactMap(\.difference).first }

  /// All differences.
  public var differences: [Difference] { steps.compactMap(\.difference) }

  /// Whether the paths look identical after every step, and none crashed.
  public var isEquivalent: Bool { difference == nil }

  /// The total cost of the path with the data source.
  public var legacyCost: ListCost { steps.reduce(ListCost()) { $0 + $1.legacy.cost } }

  /// The total cost of the path with snapshots.
  public var diffableCost: ListCost { steps.reduce(ListCost()) { $0 + $1.diffable.cost } }
}

extension PathComparison.PathStep {
  /// The cost of the step for the data source and the delegate.
  public var cost: ListCost { trace.cost }
}
