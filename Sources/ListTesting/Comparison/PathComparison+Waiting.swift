import Foundation
import HeadlessKit

// Comparisons that are awaited: work that a step leaves goes on before the screens are compared.

extension PathComparison {
  /// Runs two view controllers in lockstep, waits after every step for the work that it begins, and
  /// compares whole screens.
  ///
  /// Blocks on dispatch queues, tasks and other queues go on in real time until none is left that the
  /// step began, no refresh control is refreshing and no activity indicator that the step started is
  /// animating. Timers and work items are waited for only behind such an indicator: in a step of your
  /// own, wait for what they show with `find(_:within:)`.
  ///
  /// ```swift
  /// let comparison = await PathComparison(
  ///   [.act("refresh") { try $0.pullToRefresh() }], within: .seconds(1),
  ///   legacy: { ContactsByHand(.sample) }, diffable: { ContactsBySnapshots(.sample) })
  /// #expect(comparison.isEquivalent, "\(comparison)")
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The steps after the controllers are shown. They may await something.
  ///   - limit: The longest time to wait for each path after each step. Without work to wait for,
  ///     none passes.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the controller that announces changes manually.
  ///   - diffable: Creates the controller that applies snapshots.
  @MainActor
  public init(
    _ steps: [ScreenStep<Void>], within limit: Duration,
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor () -> ViewController,
    diffable: @escaping @MainActor () -> ViewController
  ) async {
    let pair = ScreenPair<Void>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { _ in ComparedScreen(legacy()) }, diffable: { _ in ComparedScreen(diffable()) })
    self = await pair.compare(
      from: (), steps, within: limit, stopsAtDifference: stopsAtDifference)
  }

  /// Runs two view controllers over changes of a model and touches, waits after every step for the
  /// work that it begins, and compares whole screens.
  ///
  /// - Parameters:
  ///   - first: The model that is shown first, in step 0.
  ///   - steps: The steps after that. They may await something.
  ///   - limit: The longest time to wait for each path after each step.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  @MainActor
  public init<Model, Legacy: ControllerScreen<Model>, Diffable: ControllerScreen<Model>>(
    from first: Model, _ steps: [ScreenStep<Model>], within limit: Duration,
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) async {
    let pair = ScreenPair<Model>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { ComparedScreen(legacy($0)) }, diffable: { ComparedScreen(diffable($0)) })
    self = await pair.compare(
      from: first, steps, within: limit, stopsAtDifference: stopsAtDifference)
  }

  /// Runs both screens in lockstep, waits after every step for the work that it begins, and compares
  /// their lists.
  ///
  /// - Parameters:
  ///   - first: The model that is shown first, in step 0.
  ///   - steps: The steps after that. They may await something.
  ///   - limit: The longest time to wait for each path after each step.
  ///   - profile: The system release of both simulators.
  ///   - screenSize: The size of their screens, in points.
  ///   - names: The names of the paths.
  ///   - stopsAtDifference: Whether to stop after the first difference.
  ///   - legacy: Creates the screen that announces changes manually.
  ///   - diffable: Creates the screen that applies snapshots.
  @MainActor
  public init<Model, Legacy: ModelScreen<Model>, Diffable: ModelScreen<Model>>(
    from first: Model, _ steps: [ScreenStep<Model>], within limit: Duration,
    profile: SystemProfile = Simulator.defaultProfile,
    screenSize: CGSize = CGSize(width: 390, height: 844), names: PathNames = PathNames(),
    stopsAtDifference: Bool = false, legacy: @escaping @MainActor (Model) -> Legacy,
    diffable: @escaping @MainActor (Model) -> Diffable
  ) async {
    let pair = ScreenPair<Model>(
      profile: profile, screenSize: screenSize, names: names,
      legacy: { ComparedScreen(legacy($0)) }, diffable: { ComparedScreen(diffable($0)) })
    self = await pair.compare(
      from: first, steps, within: limit, stopsAtDifference: stopsAtDifference)
  }
}
