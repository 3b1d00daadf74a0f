import HeadlessKit
import ListCore

/// Two screens that perform the same steps in parallel.
@MainActor
struct Lockstep<Model> {
  private let names: PathNames
  private let profile: SystemProfile
  private let legacy: PathRun<Model>
  private let diffable: PathRun<Model>
  /// Whether the comparison cannot go on: a whole screen crashed.
  private(set) var isOver = false
  /// The model that the screens show, or should show.
  private var model: Model
  /// The number of steps after the first screen.
  private let stepCount: Int
  /// The last row that was moved interactively.
  private var lastMove: RememberedMove?
  /// The order of the items in the last snapshot.
  private var order: [Int] = []
  /// The reuse identifiers of the cells that the path with snapshots has created.
  private var classes: [ListViewName: String] = [:]
  /// Whether work that a step left was reported, which may stay for the rest of the comparison.
  private var hasReportedWork = false

  init(_ pair: ScreenPair<Model>, model: Model, steps: Int) {
    stepCount = steps
    names = pair.names
    profile = pair.profile
    legacy = PathRun(pair, make: pair.legacy)
    diffable = PathRun(pair, make: pair.diffable)
    self.model = model
  }

  /// Shows the first model.
  mutating func start() -> PathComparison.Step {
    finish(0, "shown", nil, legacy.start(model), diffable.start(model))
  }

  /// Shows the first model, and waits for the work that this begins.
  mutating func start(within limit: Duration) async -> PathComparison.Step {
    let one = await legacy.start(model, within: limit)
    return finish(0, "shown", nil, one, await diffable.start(model, within: limit))
  }

  /// Performs a step on both paths, and waits for the work that it begins.
  mutating func perform(
    _ step: ScreenStep<Model>, index: Int, within limit: Duration
  ) async -> PathComparison.Step {
    if let next = step.model { model = next }
    let one = await legacy.perform(step, within: limit)
    let other = await diffable.perform(step, within: limit)
    return finish(index, step.label, step.site, one, other)
  }

  /// Performs a step on both paths.
  mutating func perform(_ step: ScreenStep<Model>, index: Int) -> PathComparison.Step {
    if let next = step.model { model = next }
    return finish(index, step.label, step.site, legacy.perform(step), diffable.perform(step))
  }

  /// Compares the paths, and restores a path that crashed to the state of the other. A whole screen
  /// is not restored, and not touched again after a step that fails with both.
  private mutating func finish(
    _ index: Int, _ label: String, _ site: CallSite?, _ one: PathComparison.PathStep,
    _ other: PathComparison.PathStep
  ) -> PathComparison.Step {
    if legacy.isWhole || diffable.isWhole {
      isOver =
        one.crash != nil || other.crash != nil || (one.failure != nil && other.failure != nil)
    } else {
      if one.crash != nil { legacy.recover(model, as: other.crash == nil ? other.after : nil) }
      if other.crash != nil { diffable.recover(model, as: one.crash == nil ? one.after : nil) }
    }
    var step = PathComparison.Step(
      index: index, label: label, site: site, legacy: one, diffable: other, difference: nil)
    step.difference = finding(one, other).map { difference($0, step) }
    if step.difference != nil {
      step.legacy.look?.drawing = legacy.drawing
      step.diffable.look?.drawing = diffable.drawing
    }
    let reloads = replacedCells(other)
    if step.difference == nil {
      let cured = one.findings(besides: other)
      if !cured.isEmpty {
        step.remark = difference(.mistakes(legacy: cured, diffable: []), step)
      } else if reloads > 0 {
        step.remark = difference(.reloads(items: reloads, cost: other.cost), step)
      }
    }
    lastMove = RememberedMove(step, from: order) ?? lastMove
    order = other.order
    return step
  }

  /// Compares the paths. Work that is left is reported once.
  private mutating func finding(
    _ one: PathComparison.PathStep, _ other: PathComparison.PathStep
  ) -> PathComparison.Finding? {
    let finding = PathComparison.Finding(one, other)
    guard case .unfinished = finding else { return finding }
    defer { hasReportedWork = true }
    return hasReportedWork ? nil : finding
  }

  /// Returns the number of cells that snapshots replaced with others of the same reuse identifier, and
  /// that they could have reconfigured.
  private mutating func replacedCells(_ path: PathComparison.PathStep) -> Int {
    var (arrived, gone): (Set<String>, Set<String>) = ([], [])
    var number = 0
    for event in path.trace.events {
      switch event {
      case .created(let name, let identifier?), .reused(let name, let identifier):
        guard name.role == .cell else { continue }
        classes[name] = identifier
        arrived.insert(identifier)
        number += 1
      case .ended(let name, .item): if let identifier = classes[name] { gone.insert(identifier) }
      default: break
      }
    }
    // Cells can be reconfigured from iOS 15 on, where applies without animation diff as well.
    guard path.usesSnapshots, profile.diffsWithoutAnimation, arrived.isSubset(of: gone) else {
      return 0
    }
    return min(number, path.trace.reloadsInApplies)
  }

  private func difference(
    _ finding: PathComparison.Finding, _ step: PathComparison.Step
  ) -> PathComparison.Difference {
    var difference = PathComparison.Difference(
      step: step.index, label: step.index == 0 ? "" : step.label, site: step.site,
      finding: finding, kind: step.legacy.after.kind, names: names, profile: profile,
      unjudged: isOver ? stepCount - step.index : 0)
    difference.causes = finding.causes(in: step, names)
    if case .sight(.texts(.item, _, _)) = finding, let cause = lastMove?.undone(by: step.diffable) {
      difference.causes = ["With the \(names.diffable): \(cause)"]
    }
    return difference
  }

  /// Adds a finding to the last step if whole screens were compared and no list was ever seen.
  func noteMissingLists(_ steps: inout [PathComparison.Step]) {
    guard legacy.isWhole || diffable.isWhole, let last = steps.indices.last,
      steps[last].difference == nil
    else { return }
    func reason(_ path: KeyPath<PathComparison.Step, PathComparison.PathStep>) -> String? {
      let wasSeen = steps.contains { $0[keyPath: path].look?.lists.isEmpty == false }
      return wasSeen ? nil : "no list was on screen in any step"
    }
    let (one, other) = (reason(\.legacy), reason(\.diffable))
    guard one != nil || other != nil else { return }
    steps[last].difference = difference(
      .notCompared(legacy: one, diffable: other), steps[last])
  }
}
