import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A view that sends actions when the user interacts with it.
///
/// Changes made in code send no actions; call ``sendActions(for:)`` to send them.
///
/// Counterpart: `UIControl`.
///
/// Coverage: simulated. Kept without effect: `toolTip`.
@preconcurrency @MainActor
open class Control: View, ContextMenuInteractionDelegate {
  private var listeners = ActionList<Event>()

  /// Whether the user can use the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is highlighted, as while it is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether a finger that touched down on the control is still down.
  open package(set) var isTracking = false
  /// Whether the tracked finger is inside the control.
  open internal(set) var isTouchInside = false
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether a tap opens the control's menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
  }
  /// The tooltip shown while a pointer hovers over the control.
  open var toolTip: String?

  /// The state of the control, combined from its flags.
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

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a control. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Registers a target and its method for events. The target is not retained.
  ///
  /// - Parameters:
  ///   - target: The object to send the message to; `nil` for the first responder in the chain that
  ///     implements the method.
  ///   - action: The method: without arguments, with the control, or with the control and an event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listeners.add(ControlAction(target: target, action: action), for: controlEvents)
  }

  /// Removes targets and their methods for events.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for all targets.
  ///   - action: The method; `nil` for all methods.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    listeners.remove(target: target, action: action, for: controlEvents)
  }

  /// Adds an action for events. It replaces an action with the same identifier.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let listener = ControlAction(id: action) { sender, _ in
      (sender as? Control)?.sendAction(action)
    }
    listeners.add(listener, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    for id in listeners.actions.compactMap(\.id)
    where (id.base as? Action)?.identifier == identifier {
      listeners.remove(id: id, for: controlEvents)
    }
  }

  /// The targets of the control. `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> { listeners.allTargets }

  /// All events that have an action or a target.
  open var allControlEvents: Event { listeners.allEvents }

  /// Returns the names of the methods registered for a target and an event, in order.
  ///
  /// - Returns: The names, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    listeners.names(forTarget: target, event: controlEvent)
  }

  /// Enumerates the actions, and the targets with their methods, with their events, in order. Set
  /// the last argument to stop.
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
  ///   - target: The receiver; `nil` for the first responder in the chain that implements the
  ///     method.
  ///   - event: The event that caused the message.
  open func sendAction(_ action: Selector, to target: Any?, for event: HeadlessViews.Event?) {
    ControlAction(target: target, action: action).send(from: self, for: event)
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: Action) {
    action.perform(by: self)
  }

  /// Performs the actions and sends the messages registered for events, in the order of
  /// registration.
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

  /// Performs the control's primary action.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Touches

  // A control does not forward touches along the responder chain, unless it is disabled.
  open override func touchesBegan(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    if !isEnabled { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    if !isEnabled { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    if !isEnabled { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<Touch>, with event: HeadlessViews.Event?) {
    if !isEnabled { super.touchesCancelled(touches, with: event) }
  }

  /// Called when a finger touches down on the control.
  ///
  /// - Returns: Whether to track the touch. If not, no events are sent.
  open func beginTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }
  /// Called when the tracked finger moves. Never called here: no finger moves on a control.
  ///
  /// - Returns: Whether to continue tracking the touch.
  open func continueTracking(_ touch: Touch, with event: HeadlessViews.Event?) -> Bool { true }
  /// Called when the tracked finger is lifted.
  open func endTracking(_ touch: Touch?, with event: HeadlessViews.Event?) {}
  /// Called when a gesture takes over the touch.
  open func cancelTracking(with event: HeadlessViews.Event?) {}

  // MARK: Overridable in the module

  /// Adds the control's primary action.
  func adopt(_ primaryAction: Action) {
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Updates the control for a change of its state.
  func stateDidChange() { setNeedsLayout() }

  /// Handles a finger that is lifted inside the control.
  func fingerLifted(_ touch: Touch) {
    sendActions(for: .touchUpInside)
  }

  @_spi(Hooks) open override var tracksTouches: Bool { true }

  @_spi(Hooks) open override func receiveTap(_ touch: Touch) -> Bool {
    guard touch.view === self else { return true }
    // A control that is disabled passes the touch on: a row is selected through its text field.
    guard isEnabled else { return false }
    guard fingerDown(touch) else { return true }
    isHighlighted = false
    endTracking(touch, with: nil)
    fingerLifted(touch)
    (isTracking, isTouchInside) = (false, false)
    return true
  }

  @_spi(Hooks) open override func receiveCancelledTouch(_ touch: Touch) {
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

  // MARK: Default accessibility

  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    (isEnabled ? AccessibilityTraits.none : .notEnabled).union(isSelected ? .selected : .none)
  }

  // MARK: The context menu

  /// The interaction that opens the control's menu on a long press; `nil` while it is disabled.
  open private(set) var contextMenuInteraction: ContextMenuInteraction?
  /// Whether a long press opens the control's menu. A button with a menu enables it.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? ContextMenuInteraction(delegate: self) : nil
      if let new = contextMenuInteraction { addInteraction(new) }
    }
  }
  /// Returns the menu for a long press: none, unless a subclass has one.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  /// Returns the preview of the control while the menu is visible.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Returns the preview of the control for the menu's dismissal.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  /// Called when the menu is about to be shown.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Called when the menu is about to be dismissed.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Returns the point, in the control's coordinates, at which its menu is attached: the middle of
  /// its bottom edge.
  open func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
}
