import Foundation
import HeadlessKit

/// The closures that create the two screens of a comparison, and their simulators.
@MainActor
struct ScreenPair<Model> {
  let profile: SystemProfile
  let screenSize: CGSize
  let names: PathNames
  let legacy: @MainActor (Model) -> ComparedScreen<Model>
  let diffable: @MainActor (Model) -> ComparedScreen<Model>

  /// Runs both screens over a series of steps.
  ///
  /// - Parameter stopsAtDifference: Whether to stop after the first difference.
  func compare(
    from first: Model, _ steps: [ScreenStep<Model>], stopsAtDifference: Bool
  ) -> PathComparison {
    var lockstep = Lockstep(self, model: first, steps: steps.count)
    var done = [lockstep.start()]
    for (index, step) in steps.enumerated() {
      if stopsAtDifference && done.last?.difference != nil || lockstep.isOver { break }
      done.append(lockstep.perform(step, index: index + 1))
    }
    return comparison(done, lockstep)
  }

  /// Runs both screens over a series of steps, and waits after each for the work that it begins.
  ///
  /// - Parameter limit: The longest time to wait for each path.
  func compare(
    from first: Model, _ steps: [ScreenStep<Model>], within limit: Duration,
    stopsAtDifference: Bool
  ) async -> PathComparison {
    var lockstep = Lockstep(self, model: first, steps: steps.count)
    var done = [await lockstep.start(within: limit)]
    for (index, step) in steps.enumerated() {
      if stopsAtDifference && done.last?.difference != nil || lockstep.isOver { break }
      done.append(await lockstep.perform(step, index: index + 1, within: limit))
    }
    return comparison(done, lockstep)
  }

  private func comparison(
    _ steps: [PathComparison.Step], _ lockstep: Lockstep<Model>
  ) -> PathComparison {
    var steps = steps
    lockstep.noteMissingLists(&steps)
    return PathComparison(
      names: names, profile: profile,
      screen: Frame(CGRect(origin: .zero, size: screenSize)), steps: steps)
  }
}
