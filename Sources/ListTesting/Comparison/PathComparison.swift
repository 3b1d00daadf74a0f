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
///
/// Whole screens are compared as view controllers, in their navigation: see ``ControllerScreen``.
/// There a ``ListCheck`` watches every list of both paths as well, and a crash ends the comparison.
///
/// The main queue does not run during a comparison, so work that a step leaves there is a finding.
/// A comparison with a limit is awaited, and waits for such work after every step.
public struct PathComparison: Hashable, Sendable {
  /// Both paths in one step.
  public struct Step: Hashable, Sendable {
    /// The step's number. Step 0 shows the first model.
    public var index: Int
    /// The label of the step; may be empty.
    public var label: String
    /// The place of the step in the source code; `nil` for the first screen and generated steps.
    public var site: CallSite?
    /// The path with the data source.
    public var legacy: PathStep
    /// The path with snapshots.
    public var diffable: PathStep
    /// The visible difference or crash; `nil` if there is none.
    public var difference: Difference?
    /// A remark on a step without a difference: a mistake that only the path with the data source
    /// makes, or cells that the snapshot reloads unnecessarily; `nil` if there is none. It does not
    /// count as a difference.
    public var remark: Difference?
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
    /// The error that the step threw; `nil` if it threw none.
    public var failure: String?
    /// The reason why the list cannot be compared; `nil` if it can.
    public var gap: String?
    /// The whole screen after the step; `nil` if only a list is compared.
    public var look: ScreenLook?
    /// The findings of ``ListCheck`` in the step, on a whole screen.
    public var findings: [ListFinding] = []
    /// The questions that ``ListCheck`` could not decide, on a whole screen.
    public var undecided: [String] = []
    /// Whether the list has a diffable data source.
    public var usesSnapshots = false
    /// The work that the step left, in words: a refresh control that is still refreshing and, unless
    /// the comparison waits, blocks on dispatch queues and tasks.
    public var unfinished: [String] = []
    /// The time that such work had; `nil` if the comparison does not wait.
    public var limit: Duration?
    /// The work that the comparison waited for after the step, in words.
    public var awaited: [String] = []
    /// Whether a snapshot from another queue had not reached the list.
    var awaitsSnapshot = false
    /// The hashes of the identifiers of the current snapshot, in order; empty without snapshots.
    var order: [Int] = []
    /// Whether a row was dragged in the step.
    var dragsRow = false
    /// The touch that edits rows and threw the error of the step; `nil` if none did.
    var failedEditing: EditingTouch?
    /// Whether the data source of the list lets rows be dragged.
    var offersReordering = false
    /// Whether a list was reloaded in the step while another screen covered it.
    var reloadsWhileCovered = false
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
  /// The most important difference: the first one, unless it is only a mistake of which UIKit warns
  /// and there is another.
  public var difference: Difference? {
    differences.first { !$0.finding.isWarning } ?? differences.first
  }

  /// All differences.
  public var differences: [Difference] { steps.compactMap(\.difference) }

  /// The mistakes of the path with the data source that the other one does not make, and reloads
  /// where the snapshots could keep the cells.
  public var remarks: [Difference] { steps.compactMap(\.remark) }

  /// Whether the paths look identical after every step, none crashed, no step failed or left work,
  /// and the path with snapshots makes no mistake of its own. A comparison of nothing, which has no
  /// steps, is not equivalent.
  public var isEquivalent: Bool { difference == nil && !steps.isEmpty }

  /// The total cost of the path with the data source.
  public var legacyCost: ListCost { steps.reduce(ListCost()) { $0 + $1.legacy.cost } }

  /// The total cost of the path with snapshots.
  public var diffableCost: ListCost { steps.reduce(ListCost()) { $0 + $1.diffable.cost } }
}

extension PathComparison.PathStep {
  /// The cost of the step for the data source and the delegate.
  public var cost: ListCost { trace.cost }
}

/// The names of the two paths of a comparison: nouns that read well after "the".
public struct PathNames: Hashable, Sendable {
  /// The name of the path with the data source.
  public var legacy: String
  /// The name of the path with snapshots.
  public var diffable: String

  /// Creates a pair of names.
  public init(_ legacy: String = "data source", _ diffable: String = "snapshots") {
    self.legacy = legacy
    self.diffable = diffable
  }
}
