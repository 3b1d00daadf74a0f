import Foundation

/// What recognises a gesture on a view and tells of it.
///
/// A test makes gestures by ``Simulator/tap(_:times:file:line:)-(View,_,_,_)``,
/// ``Simulator/longPress(_:duration:file:line:)-(View,_,_,_)`` and
/// ``Simulator/swipe(_:_:file:line:)-(View,_,_,_)``. Recognisers of a client's own, which follow
/// touches themselves, are not simulated.
///
/// Counterpart: `UIGestureRecognizer`.
///
/// Coverage: simulated. Kept without effect: `delaysTouchesEnded`, `name`.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The same as `ended`.
    public static let recognized = State.ended
  }

  private var actions: [ControlAction] = []
  private var required: [WeakRecognizer] = []
  private(set) var touch: Touch?

  /// The view that the recogniser is on.
  open internal(set) weak var view: View?
  /// Who may keep the recogniser from recognising. Kept weakly.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether the recogniser gets touches.
  open var isEnabled = true
  /// Whether a touch that is taken for the gesture is none for the view any more.
  open var cancelsTouchesInView = true
  /// Whether the view hears of a touch only when it is not the gesture.
  open var delaysTouchesBegan = false
  /// Whether the view hears late of a touch's end. It is kept.
  open var delaysTouchesEnded = true
  /// What messages call the recogniser.
  open var name: String?
  /// How far the gesture has come.
  open var state = State.possible

  /// Creates a recogniser that sends a message. The target is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser that tells nobody yet. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sends a message with each step of the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    let new = ControlAction(target: target, action: action)
    guard !actions.contains(where: { $0.isSame(as: new) }) else { return }
    actions.append(new)
  }

  /// Sends messages no longer: those of a target, or all; those of a method, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { known in
      known.id == nil && (object == nil || known.target === object)
        && (action == nil || known.selector == action)
    }
  }

  /// Calls a closure with each step of the gesture.
  ///
  /// UIKit has no such method: there, a target is needed.
  public final func addHandler(_ handler: @escaping @MainActor (GestureRecognizer) -> Void) {
    let action = ControlAction(id: actions.count) { sender, _ in
      if let recognizer = sender as? GestureRecognizer { handler(recognizer) }
    }
    actions.append(action)
  }

  /// Waits for another recogniser to fail before this one recognises.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Where the finger is, in a view's coordinates; in those of the window for `nil`.
  open func location(in view: View?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// Where one of the fingers is.
  ///
  /// - Precondition: There is such a finger.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    precondition(
      touchIndex >= 0 && touchIndex < numberOfTouches,
      "Touch \(touchIndex) is not in 0..<\(numberOfTouches)")
    return location(in: view)
  }

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  // MARK: For classes of this module

  /// Whether this recogniser waits for another one to fail.
  package func waits(for other: GestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether a touch is this recogniser's business.
  package func takes(_ touch: Touch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Whether the delegate and the view let the gesture begin.
  package func mayBegin() -> Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Goes through the steps of the gesture and tells of each.
  package func perform(_ steps: [State], with touch: Touch) {
    self.touch = touch
    for step in steps {
      state = step
      for action in actions { action.send(from: self) }
    }
    state = .possible
    self.touch = nil
  }
}

/// A recogniser that is not kept.
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
