import Foundation
import HeadlessKit

/// A screen that is built in two ways, run in lockstep over the same models: what each way did,
/// where they part, and what they cost.
///
/// ```swift
/// let comparison = PathComparison(
///   from: shelf, [.model(shelf.without("Momo"), "remove Momo")],
///   legacy: { ShelfByHand($0) }, diffable: { ShelfBySnapshots($0) })
/// #expect(comparison.isEquivalent, "\(comparison)")
/// ```
///
/// Only what a person sees counts, see ``VisibleState``. A crash of one path is a finding and not
/// the end: the screen that crashed is made anew from the model of the step, takes over selection
/// and scroll offset from the other, and the comparison goes on.
public struct PathComparison: Hashable, Sendable {
  /// What both paths did in one step.
  public struct Step: Hashable, Sendable {
    /// The step's number. Step 0 shows the first model.
    public var index: Int
    /// What the step is called; may be empty.
    public var label: String
    /// What the path by the data source did.
    public var legacy: PathStep
    /// What the path by snapshots did.
    public var diffable: PathStep
    /// What a person sees differ, or a crash.
    public var difference: Difference?
  }

  /// What one path did in one step, until its simulator had settled.
  public struct PathStep: Hashable, Sendable {
    /// What the list showed before.
    public var before: ScreenState
    /// What it shows now. A list that crashed keeps its last consistent state; where a snapshot
    /// crashed, this is what the code went on to do, which on a device it could not.
    public var after: ScreenState
    /// What happened in between. The crash of a snapshot stands last, whenever it was.
    public var trace: ListTrace
    /// The first crash, if there was one.
    public var crash: CrashReport?
  }

  /// What the paths are called.
  public var names: PathNames
  /// The system that both ran on.
  public var profile: SystemProfile
  /// The screen of both simulators, in points.
  public var screen: Frame
  /// The steps, from number 0 on.
  public var steps: [Step]
}

extension PathComparison {
  /// The first step in which a person sees something differ, or in which a path crashes.
  public var difference: Difference? { steps.lazy.compactMap(\.difference).first }

  /// All such steps.
  public var differences: [Difference] { steps.compactMap(\.difference) }

  /// Whether the paths look alike after every step, and none crashed.
  public var isEquivalent: Bool { difference == nil }

  /// What the path by the data source cost, all steps together.
  public var legacyCost: ListCost { steps.reduce(ListCost()) { $0 + $1.legacy.cost } }

  /// What the path by snapshots cost, all steps together.
  public var diffableCost: ListCost { steps.reduce(ListCost()) { $0 + $1.diffable.cost } }
}

extension PathComparison.PathStep {
  /// What the step cost whoever serves the list.
  public var cost: ListCost { trace.cost }
}
