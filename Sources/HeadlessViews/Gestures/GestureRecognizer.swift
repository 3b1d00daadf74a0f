import Foundation

/// An object that recognises a gesture on a view, and sends messages about it.
///
/// A test makes gestures with `Simulator.tap(_:times:)`,
/// `Simulator.longPress(_:duration:)` and
/// `Simulator.swipe(_:_:)`. A client's own recognisers, which track touches themselves, get the
/// touches of taps, presses and swipes.
///
/// Counterpart: `UIGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `delaysTouchesEnded`, `name`.
@preconcurrency @MainActor
open class GestureRecognizer: AccessibleObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The same as `ended`.
    public static let recognized = State.ended
  }

  private var actions: [ControlAction] = []
  /// The messages to send, which another recogniser may take over.
  package var targets: Any? {
    get { actions }
    set { actions = newValue as? [ControlAction] ?? [] }
  }
  private var required: [WeakRecognizer] = []
  private(set) var touch: Touch?

  /// The view of the recogniser.
  open internal(set) weak var view: View?
  /// The delegate, which may prevent recognition. Not owned.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the recogniser gets touches.
  open var isEnabled = true
  /// Whether a recognised touch is cancelled for the view.
  open var cancelsTouchesInView = true
  /// Whether the view only receives touches once they are not recognised.
  open var delaysTouchesBegan = false
  /// Whether the end of a touch is delayed for the view. Kept without effect.
  open var delaysTouchesEnded = true
  /// The recogniser's name in messages.
  open var name: String?
  /// The state of the gesture.
  open var state = State.possible

  /// Creates a recogniser that sends a message. The target is not owned.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser without targets. Archives are not simulated. Subclasses need not have
  /// it: recognisers do not conform to `NSCoding`.
  public init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.decode(self)
  }

  /// Adds a target, which gets a message for each state of the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    let new = ControlAction(target: target, action: action)
    guard !actions.contains(where: { $0.isSame(as: new) }) else { return }
    actions.append(new)
  }

  /// Removes a target or all, with a method or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { known in
      known.id == nil && (object == nil || known.target === object)
        && (action == nil || known.selector == action)
    }
  }

  /// Adds a closure to call for each state of the gesture.
  ///
  /// UIKit has no such method: there, a target is required.
  public final func addHandler(_ handler: @escaping @MainActor (GestureRecognizer) -> Void) {
    let action = ControlAction(id: actions.count) { sender, _ in
      if let recognizer = sender as? GestureRecognizer { handler(recognizer) }
    }
    actions.append(action)
  }

  /// Requires another recogniser to fail before this one recognises.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when touches began. A subclass that tracks touches overrides it and sets ``state``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches were cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called when the gesture has ended or failed.
  open func reset() {}
  /// Returns whether this gesture prevents another one. Nothing asks it here.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one. Nothing asks it here.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether this recogniser waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Returns whether another recogniser waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns the location of the gesture in a view's coordinates; in the window's for `nil`.
  open func location(in view: View?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// Returns the location of one of the touches.
  ///
  /// - Precondition: There is such a touch.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    guard touchIndex >= 0, touchIndex < numberOfTouches else {
      ViewMisuse.touchIndex(
        touchIndex, count: numberOfTouches, recognizer: ObjectName.name(of: type(of: self))
      ).raise()
      return .zero
    }
    return location(in: view)
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  // MARK: For classes of this module

  /// Returns whether this recogniser waits for another one to fail.
  package func waits(for other: GestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether this recogniser handles a touch.
  package func takes(_ touch: Touch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Returns whether the delegate and the view allow the gesture to begin.
  package func mayBegin() -> Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Goes through the states of the gesture and sends the messages for each.
  package func perform(_ steps: [State], with touch: Touch) {
    self.touch = touch
    for step in steps { enter(step) }
    state = .possible
    self.touch = nil
  }

  /// Enters a state of the gesture, and sends its messages.
  package func enter(_ step: State) {
    state = step
    for action in actions { action.send(from: self) }
  }

  // MARK: Kept without effect

  /// The kinds of touches to recognise, as numbers of ``Touch/TouchType``. Kept without effect.
  open var allowedTouchTypes: [NSNumber] {
    get { kept(or: [0, 1, 2]) }
    set { keep(newValue) }
  }
  /// The presses to recognise. Kept without effect.
  open var allowedPressTypes: [NSNumber] {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  /// Whether touches of different kinds are not mixed. Kept without effect.
  open var requiresExclusiveTouchType: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// Ignores a touch. The recogniser is not told more of it by clients' rules; no effect here.
  open func ignore(_ touch: Touch, for event: Event) {}
}

/// A weak reference to a recogniser.
private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

extension View {
  func setGestureRecognizers(_ new: [GestureRecognizer]) {
    for old in recognizers where !new.contains(old) { detach(old) }
    for recognizer in new { attach(recognizer) }
  }

  func attach(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func detach(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    recognizers.removeAll { $0 === recognizer }
  }
}

/// The delegate of a gesture recogniser.
///
/// Counterpart: `UIGestureRecognizerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Returns whether the recogniser handles a touch.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool
  /// Returns whether two gestures may be recognised simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether the recogniser waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether another recogniser waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}
