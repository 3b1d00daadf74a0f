import Foundation

/// A view that tells of what a person does to it.
///
/// What a program changes by itself is not told: ``sendActions(for:)`` does that.
///
/// Counterpart: `UIControl`.
///
/// Coverage: simulated. Kept without effect: `toolTip`.
@preconcurrency @MainActor
open class Control: View {
  private var listeners = ActionList<Event>()

  /// Whether a person can use the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is lit up, as it is while it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a finger is on the control that came down on it.
  open package(set) var isTracking = false
  /// Whether the finger that is tracked is within the control.
  open internal(set) var isTouchInside = false
  /// Where content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether a touch opens the control's menu.
  open var showsMenuAsPrimaryAction = false
  /// What is said when a pointer rests on the control.
  open var toolTip: String?

  /// What the control is like: the sum of its flags.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that does something when it is used as it mainly is.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a control. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Sends a message at some events. The target is not kept.
  ///
  /// - Parameters:
  ///   - target: Who gets the message; `nil` for the first of the responder chain who can.
  ///   - action: The method: without arguments, with the control, or with the control and an event.
  ///   - controlEvents: When.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listeners.add(ControlAction(target: target, action: action), for: controlEvents)
  }

  /// Sends messages no longer at some events.
  ///
  /// - Parameters:
  ///   - target: Who got the messages; `nil` for all.
  ///   - action: The method; `nil` for all.
  ///   - controlEvents: When.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    listeners.remove(target: target, action: action, for: controlEvents)
  }

  /// Does something at some events. An action with the same identifier gives way.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let listener = ControlAction(id: action) { sender, _ in
      (sender as? Control)?.sendAction(action)
    }
    listeners.add(listener, for: controlEvents)
  }

  /// Does something no longer at some events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does something no longer at some events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    for id in listeners.actions.compactMap(\.id)
    where (id.base as? Action)?.identifier == identifier {
      listeners.remove(id: id, for: controlEvents)
    }
  }

  /// Who gets messages; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { listeners.allTargets }

  /// All events at which something is done.
  open var allControlEvents: Event { listeners.allEvents }

  /// The names of the methods that a target gets called at an event, in order.
  ///
  /// - Returns: The names, or `nil` when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    listeners.names(forTarget: target, event: controlEvent)
  }

  /// Shows what is done at which events, in order: an action, or a target and a method. Setting the
  /// last argument ends it.
  open func enumerateEventHandlers(
    _ iterator: (Action?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (listener, events) in listeners.listed where !stops {
      iterator(
        listener.id?.base as? Action, listener.selector.map { (listener.target, $0) }, events,
        &stops)
    }
  }

  /// Sends a message on behalf of the control.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who gets it; `nil` for the first of the responder chain who can.
  ///   - event: What happened.
  open func sendAction(_ action: Selector, to target: Any?, for event: HeadlessViews.Event?) {
    ControlAction(target: target, action: action).send(from: self, for: event)
  }

  /// Does something on behalf of the control.
  open func sendAction(_ action: Action) {
    action.perform(by: self)
  }

  /// Does what is to be done at some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for (listener, events) in listeners.listed where !events.isDisjoint(with: controlEvents) {
      if let selector = listener.selector {
        guard !listener.isOver else { continue }
        sendAction(selector, to: listener.target, for: nil)
      } else {
        listener.send(from: self)
      }
    }
  }

  /// Does what the control mainly does.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Touches

  // A control keeps touches to itself.
  open override func touchesBegan(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {}
  open override func touchesMoved(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {}
  open override func touchesEnded(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {}
  open override func touchesCancelled(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {}

  /// Tells a subclass that a finger has come down.
  ///
  /// - Returns: Whether the control goes on with the touch. If not, nothing is sent.
  open func beginTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }
  /// Tells a subclass that the finger has moved. Nothing moves a finger on a control here.
  ///
  /// - Returns: Whether the control goes on with the touch.
  open func continueTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }
  /// Tells a subclass that the finger was lifted.
  open func endTracking(_ touch: Touch?, with event: HeadlessViews.Event?) {}
  /// Tells a subclass that the touch was taken for a gesture.
  open func cancelTracking(with event: HeadlessViews.Event?) {}

  // MARK: For classes of this module

  /// Does something when the control is used as it mainly is.
  func adopt(_ primaryAction: Action) {
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Follows a change of the state.
  func stateDidChange() { setNeedsLayout() }

  /// A finger was lifted within the control.
  func fingerLifted(_ touch: Touch) {
    sendActions(for: .touchUpInside)
  }

  package override func receiveTap(_ touch: Touch) -> Bool {
    guard isEnabled, fingerDown(touch) else { return true }
    isHighlighted = false
    endTracking(touch, with: nil)
    fingerLifted(touch)
    (isTracking, isTouchInside) = (false, false)
    return true
  }

  package override func receiveCancelledTouch(_ touch: Touch) {
    guard isEnabled, fingerDown(touch) else { return }
    isHighlighted = false
    (isTracking, isTouchInside) = (false, false)
    cancelTracking(with: nil)
    sendActions(for: .touchCancel)
  }

  private func fingerDown(_ touch: Touch) -> Bool {
    guard beginTracking(touch, with: nil) else { return false }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    return true
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    (isEnabled ? AccessibilityTraits.none : .notEnabled).union(isSelected ? .selected : .none)
  }
}
