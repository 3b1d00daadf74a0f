import Foundation
import HeadlessKit

extension PathComparison {
  /// Runs both screens in lockstep, each on its own simulator.
  ///
  /// After every step both simulators settle, and the screens are compared.
  ///
  /// - Parameters:
  ///   - first: The model that is shown first, in step 0.
  ///   - steps: The steps after that.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  @preconcurrency @MainActor
  public init<Model, Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model>>(
    from first: Model, _ steps: [ScreenStep<Model>],
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) {
    let pair = ScreenPair<Model>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { ComparedScreen(legacy($0)) }, diffable: { ComparedScreen(diffable($0)) })
    self = pair.compare(from: first, steps, stopsAtDifference: stopsAtDifference)
  }

  /// Runs both screens over a series of models, of which the first is shown first.
  ///
  /// Without a model nothing is compared, and the paths are not equivalent.
  @preconcurrency @MainActor
  public init<Model, Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model>>(
    models: [Model], profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) {
    guard let first = models.first else {
      self.init(
        names: names, profile: profile, screen: Frame(CGRect(origin: .zero, size: screenSize)),
        steps: [])
      return
    }
    self.init(
      from: first, models.dropFirst().map { .model($0) }, profile: profile,
      screenSize: screenSize, names: names, stopsAtDifference: stopsAtDifference, legacy: legacy,
      diffable: diffable)
  }

  /// Runs both screens over random models that are generated from a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers. Equal seeds generate equal models.
  ///   - count: The number of models after the first.
  ///   - first: The model that is shown first.
  ///   - next: Generates the next model from the previous one.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  @preconcurrency @MainActor
  public init<Model, Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model>>(
    seed: UInt64, steps count: Int, from first: Model,
    next: (Model, inout SeededGenerator) -> Model,
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) {
    self.init(
      from: first, ScreenStep.random(seed: seed, count: count, from: first, next: next),
      profile: profile, screenSize: screenSize, names: names,
      stopsAtDifference: stopsAtDifference, legacy: legacy, diffable: diffable)
  }
}

extension ScreenStep {
  /// Returns random models generated from a seed, each from the previous one.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers. Equal seeds generate equal models.
  ///   - count: The number of models.
  ///   - first: The model from which the first one is generated.
  ///   - next: Generates the next model.
  public static func random(
    seed: UInt64, count: Int, from first: Model, next: (Model, inout SeededGenerator) -> Model
  ) -> [ScreenStep] {
    var random = SeededGenerator(seed: seed)
    var model = first
    return (0..<count).map { _ in
      model = next(model, &random)
      return .model(model)
    }
  }
}

// Comparing whole screens.

extension PathComparison {
  /// Runs two view controllers in lockstep, each on its own simulator, and compares whole screens.
  ///
  /// Each controller is shown in a navigation controller, unless it is in one already or contains
  /// others itself. After every step both simulators settle, and all that a person sees is compared:
  /// see ``ScreenLook``.
  ///
  /// ```swift
  /// let comparison = PathComparison(
  ///   [
  ///     .act("search") { try $0.type("Ad", into: .searchField) },
  ///     .act("delete Ada") { try $0.swipeToDelete(.row("Ada")) },
  ///   ],
  ///   legacy: { ContactsByHand(.sample) }, diffable: { ContactsBySnapshots(.sample) })
  /// #expect(comparison.isEquivalent, "\(comparison)")
  /// ```
  ///
  /// A crash of one path ends the comparison, since a new screen would be in another state than the
  /// one that crashed.
  ///
  /// - Parameters:
  ///   - steps: The steps after the controllers are shown.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the controller that announces changes manually.
  ///   - diffable: Creates the controller that applies snapshots.
  @MainActor
  public init(
    _ steps: [ScreenStep<Void>], profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor () -> ViewController,
    diffable: @escaping @MainActor () -> ViewController
  ) {
    let pair = ScreenPair<Void>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { _ in ComparedScreen(legacy()) }, diffable: { _ in ComparedScreen(diffable()) })
    self = pair.compare(from: (), steps, stopsAtDifference: stopsAtDifference)
  }

  /// Runs two view controllers over changes of a model and touches, and compares whole screens.
  ///
  /// - Parameters:
  ///   - first: The model that is shown first, in step 0.
  ///   - steps: The steps after that.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  @MainActor
  public init<Model, Legacy: ControllerScreen<Model>, Diffable: ControllerScreen<Model>>(
    from first: Model, _ steps: [ScreenStep<Model>],
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) {
    let pair = ScreenPair<Model>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { ComparedScreen(legacy($0)) }, diffable: { ComparedScreen(diffable($0)) })
    self = pair.compare(from: first, steps, stopsAtDifference: stopsAtDifference)
  }
}
