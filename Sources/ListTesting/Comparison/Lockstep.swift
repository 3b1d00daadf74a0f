import HeadlessKit

/// Two screens that perform the same steps in parallel.
@MainActor
struct Lockstep<Model> {
  private let names: PathNames
  private let profile: SystemProfile
  private let legacy: PathRun<Model>
  private let diffable: PathRun<Model>
  /// The model that the screens show, or should show.
  private var model: Model

  init(_ pair: ScreenPair<Model>, model: Model) {
    names = pair.names
    profile = pair.profile
    legacy = PathRun(pair, make: pair.legacy)
    diffable = PathRun(pair, make: pair.diffable)
    self.model = model
  }

  /// Shows the first model.
  func start() -> PathComparison.Step {
    finish(0, "shown", legacy.start(model), diffable.start(model))
  }

  /// Performs a step on both paths.
  mutating func perform(_ step: ScreenStep<Model>, index: Int) -> PathComparison.Step {
    if let next = step.model { model = next }
    return finish(index, step.label, legacy.perform(step), diffable.perform(step))
  }

  /// Compares the paths, and restores a path that crashed to the state of the other.
  private func finish(
    _ index: Int, _ label: String, _ one: PathComparison.PathStep, _ other: PathComparison.PathStep
  ) -> PathComparison.Step {
    if one.crash != nil { legacy.recover(model, as: other.crash == nil ? other.after : nil) }
    if other.crash != nil { diffable.recover(model, as: one.crash == nil ? one.after : nil) }
    let difference = PathComparison.Finding(one, other).map {
      PathComparison.Difference(
        step: index, label: index == 0 ? "" : label, finding: $0, kind: one.after.kind,
        names: names, profile: profile)
    }
    return PathComparison.Step(
      index: index, label: label, legacy: one, diffable: other, difference: difference)
  }
}
