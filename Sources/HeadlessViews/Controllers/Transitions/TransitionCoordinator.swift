import Foundation

/// What is known about a change from one controller to another.
///
/// Counterpart: `UIViewControllerTransitionCoordinatorContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How a presented controller covers others.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether a finger began the change.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take the change over.
  var isInterruptible: Bool { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has led the change.
  var percentComplete: CGFloat { get }
  /// How fast a finger let go.
  var completionVelocity: CGFloat { get }
  /// How the change speeds up and slows down.
  var completionCurve: View.AnimationCurve { get }
  /// How the surroundings turn.
  var targetTransform: CGAffineTransform { get }
  /// The view that the change takes place in.
  var containerView: View { get }

  /// A controller of the change.
  ///
  /// - Parameter key: Which one.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// A view of the change.
  ///
  /// - Parameter key: Which one.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Lets others change something along with a change from one controller to another.
///
/// Counterpart: `UIViewControllerTransitionCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Makes changes along with the transition.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - completion: Called when the transition ends.
  /// - Returns: Whether the changes are made along with it.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any ViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Makes changes of a view that is not in the transition along with it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: The changes.
  ///   - completion: Called when the transition ends.
  /// - Returns: Whether the changes are made along with it.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Hears when a finger no longer leads the transition, which never happens here.
  ///
  /// - Parameter handler: Would be called.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Makes changes along with the transition.
  ///
  /// - Parameter animation: The changes.
  /// - Returns: Whether the changes are made along with it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Which controller of a change. Counterpart: `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that shows before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that shows after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a change. Counterpart: `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that shows before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that shows after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The change that is under way.
@MainActor
final class TransitionCoordinator: NSObject, ViewControllerTransitionCoordinator {
  typealias Step = (any ViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  // Not kept: the controllers keep this while the change lasts, which may never end.
  private weak var from: ViewController?
  private weak var to: ViewController?
  private weak var container: View?
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var hasBegun = false

  init(
    from: ViewController?, to: ViewController?, in container: View?, duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    self.container = container
    isAnimated = duration > 0
    transitionDuration = duration
    super.init()
  }

  var presentationStyle: ModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: View.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: View { container ?? View(frame: .zero) }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { perform(animation) } else { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: View?, animation: Step?, completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  /// The transition begins: what goes along with it is done, as an animation.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let due = animations
    animations = []
    for animation in due { perform(animation) }
  }

  /// The transition ends.
  func end() {
    begin()
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }

  private func perform(_ animation: @escaping Step) {
    View.animate(withDuration: transitionDuration) { animation(self) }
  }
}

extension View {
  /// How an animation speeds up and slows down.
  ///
  /// Counterpart: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
