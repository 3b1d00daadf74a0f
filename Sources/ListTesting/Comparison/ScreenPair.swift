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

/// A screen with a list that displays a model.
///
/// A screen that is implemented twice, with a data source and with snapshots, conforms twice, and
/// ``PathComparison`` drives both with the same models.
@preconcurrency @MainActor
public protocol ModelScreen<Model>: AnyObject {
  /// The type of the model.
  associatedtype Model
  /// The kind of list.
  associatedtype List: ListView

  /// The list.
  var list: List { get }

  /// Updates the screen from its current model to another one.
  func update(to model: Model)
}

/// A screen with a view controller that displays a model.
///
/// ``PathComparison`` compares all that such a screen shows: bars, search, alerts, texts and pushed
/// screens, not only its list. The controller is shown in a navigation controller, unless it is in
/// one already or contains others itself.
///
/// A view controller that conforms is its own ``controller``.
@MainActor
public protocol ControllerScreen<Model>: AnyObject {
  /// The type of the model.
  associatedtype Model

  /// The controller.
  var controller: ViewController { get }

  /// Updates the screen from its current model to another one.
  func update(to model: Model)
}

extension ControllerScreen where Self: ViewController {
  /// The controller itself.
  public var controller: ViewController { self }
}
