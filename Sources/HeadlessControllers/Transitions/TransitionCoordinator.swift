import Foundation
@_spi(Hooks) import HeadlessViews

/// The state of a transition between two controllers.
///
/// Counterpart: `UIViewControllerTransitionCoordinatorContext`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether a gesture started the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture may take over the transition.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of an interactive transition.
  var percentComplete: CGFloat { get }
  /// The speed at which an interactive transition was released.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the completion.
  var completionCurve: View.AnimationCurve { get }
  /// The rotation applied to the surroundings.
  var targetTransform: CGAffineTransform { get }
  /// The view that contains the transition.
  var containerView: View { get }

  /// Returns a controller of the transition.
  ///
  /// - Parameter key: The controller's role.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition.
  ///
  /// - Parameter key: The view's role.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// An object that animates changes alongside a transition between two controllers.
///
/// Counterpart: `UIViewControllerTransitionCoordinator`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Animates changes alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - completion: Called when the transition ends.
  /// - Returns: Whether the changes were queued.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any ViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes to a view outside the transition's container alongside it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: The changes.
  ///   - completion: Called when the transition ends.
  /// - Returns: Whether the changes were queued.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Registers for the end of the interactive part, when the finger is lifted.
  ///
  /// - Parameter handler: Called when the finger is lifted, with whether the transition is
  ///   cancelled.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  ///
  /// - Parameter animation: The changes.
  /// - Returns: Whether the changes were queued.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The role of a controller in a transition. Counterpart: `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition. Counterpart: `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of a running transition.
@MainActor
final class TransitionCoordinator: NSObject, ViewControllerTransitionCoordinator {
  typealias Step = (any ViewControllerTransitionCoordinatorContext) -> Void

  private(set) var transitionDuration: TimeInterval
  /// Whether a finger drives the transition.
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  // Weak: the controllers retain the coordinator while the transition lasts, which may never end.
  private weak var from: ViewController?
  private weak var to: ViewController?
  private weak var container: View?
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var interactionHandlers: [Step] = []
  private var hasBegun = false

  init(
    from: ViewController?, to: ViewController?, in container: View?, duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    self.container = container
    transitionDuration = duration
    super.init()
  }

  var presentationStyle: ModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var isAnimated: Bool { transitionDuration > 0 }
  var isInterruptible: Bool { false }
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

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {
    interactionHandlers.append(handler)
  }

  /// Changes what a planned transition is about.
  ///
  /// - Parameters:
  ///   - from: The controller that is visible before the transition.
  ///   - to: The controller that is visible after it.
  ///   - duration: The duration, in seconds; 0 without animation.
  func aim(from: ViewController?, to: ViewController?, duration: TimeInterval) {
    self.from = from
    self.to = to
    transitionDuration = duration
  }

  /// Makes the transition interactive.
  func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
  }

  /// Ends the interaction when the finger is lifted.
  ///
  /// - Parameters:
  ///   - fraction: The completed fraction of the transition.
  ///   - cancels: Whether the transition goes back.
  func endInteraction(at fraction: CGFloat, cancels: Bool) {
    percentComplete = fraction
    isInteractive = false
    isCancelled = cancels
    let due = interactionHandlers
    interactionHandlers = []
    for handler in due { handler(self) }
  }

  /// Starts the transition, and makes the alongside changes in an animation.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let due = animations
    animations = []
    for animation in due { perform(animation) }
  }

  /// Ends the transition.
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
  /// The timing curve of an animation.
  ///
  /// Counterpart: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
