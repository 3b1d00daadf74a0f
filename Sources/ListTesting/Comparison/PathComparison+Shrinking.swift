import Foundation
import HeadlessKit

extension PathComparison {
  /// Shrinks a failing comparison to a smallest one that fails in the same way: the same path
  /// crashes, or there is a visible difference.
  ///
  /// First steps are removed, including the first model; then models are simplified, all in the
  /// same way and one by one.
  ///
  /// ```swift
  /// let failure = PathComparison.smallestFailing(
  ///   from: shelf, steps, simpler: { $0.withoutEachBook },
  ///   legacy: { ShelfByHand($0) }, diffable: { ShelfBySnapshots($0) })
  /// print(failure?.comparison)
  /// ```
  ///
  /// - Parameters:
  ///   - first: The model that is shown first.
  ///   - steps: The steps after that.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - mostAttempts: The maximum number of comparisons.
  ///   - simpler: Returns simpler variants of a model, in a fixed order. Each must be smaller.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  /// - Returns: The smallest failure, or `nil` if the paths are equivalent.
  @preconcurrency @MainActor
  public static func smallestFailing<Model, Legacy, Diffable>(
    from first: Model, _ steps: [ScreenStep<Model>],
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    mostAttempts: Int = 1000, simpler: @escaping (Model) -> [Model] = { _ in [] },
    legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) -> SmallestFailure<Model>?
  where Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model> {
    let pair = ScreenPair<Model>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { ComparedScreen(legacy($0)) }, diffable: { ComparedScreen(diffable($0)) })
    return pair.smallestFailure(
      from: first, steps, mostAttempts: mostAttempts, simpler: simpler)
  }

  /// Shrinks the models on which two screens differ to the fewest and simplest ones on which they
  /// differ in the same way.
  ///
  /// - Precondition: There is at least one model, which is shown first.
  @preconcurrency @MainActor
  public static func smallestFailing<Model, Legacy, Diffable>(
    models: [Model], profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    mostAttempts: Int = 1000, simpler: @escaping (Model) -> [Model] = { _ in [] },
    legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) -> SmallestFailure<Model>?
  where Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model> {
    guard let first = models.first else {
      preconditionFailure("A comparison over 0 models has nothing to show; it needs at least 1")
    }
    return smallestFailing(
      from: first, models.dropFirst().map { .model($0) }, profile: profile,
      screenSize: screenSize, names: names, mostAttempts: mostAttempts, simpler: simpler,
      legacy: legacy, diffable: diffable)
  }
}

/// A failing comparison that cannot be simplified.
public struct SmallestFailure<Model> {
  /// The model that is shown first.
  public var first: Model
  /// The steps after that.
  public var steps: [ScreenStep<Model>]
  /// The comparison of these steps.
  public var comparison: PathComparison
  /// The number of simpler comparisons that were tried.
  public var attempts: Int
  /// Whether none of them fails. Otherwise the maximum number of attempts was reached.
  public var isMinimal: Bool

  /// The model that is shown first, and the models of the steps.
  public var models: [Model] { [first] + steps.compactMap(\.model) }
}

extension ScreenPair {
  fileprivate typealias Steps = [ScreenStep<Model>]

  fileprivate func smallestFailure(
    from first: Model, _ steps: [ScreenStep<Model>], mostAttempts: Int,
    simpler: @escaping (Model) -> [Model]
  ) -> SmallestFailure<Model>? {
    let found = compare(from: first, steps, stopsAtDifference: true)
    guard let difference = found.difference else { return nil }
    let shrinker = Shrinker<Steps>(
      mostAttempts: mostAttempts,
      simpler: { steps in
        [AnySequence(Shortenings(steps)), AnySequence(Self.simplified(steps, simpler))].joined()
      },
      fails: { steps in
        self.difference(steps).map { $0.finding.resembles(difference.finding) } ?? false
      })
    let outcome = shrinker.shrink([.model(first)] + steps.prefix(difference.step))
    guard let model = outcome.smallest.first?.model else { return nil }
    let rest = Array(outcome.smallest.dropFirst())
    return SmallestFailure(
      first: model, steps: rest, comparison: compare(from: model, rest, stopsAtDifference: false),
      attempts: outcome.attempts, isMinimal: outcome.isMinimal)
  }

  /// Returns the first difference over steps whose first shows a model.
  private func difference(_ steps: Steps) -> PathComparison.Difference? {
    guard let first = steps.first?.model else { return nil }
    return compare(from: first, Array(steps.dropFirst()), stopsAtDifference: true).difference
  }

  /// Returns the same steps with simpler models: first with all of them simplified in the same way,
  /// then one by one.
  private static func simplified(
    _ steps: Steps, _ simpler: @escaping (Model) -> [Model]
  ) -> some Sequence<Steps> {
    let choices = steps.map { step in (step.model.map(simpler) ?? []) }
    let most = choices.map(\.count).max() ?? 0
    let together = (0..<most).lazy.map { choice in
      zip(steps, choices).map { step, choices in
        choice < choices.count ? ScreenStep.model(choices[choice], step.label) : step
      }
    }
    let alone = steps.indices.lazy.flatMap { index in
      choices[index].lazy.map { model in
        var changed = steps
        changed[index] = .model(model, steps[index].label)
        return changed
      }
    }
    return [AnySequence(together), AnySequence(alone)].joined()
  }
}
