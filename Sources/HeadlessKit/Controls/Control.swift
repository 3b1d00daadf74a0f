import Foundation

/// A view that tells of what a person does to it.
///
/// Counterpart: `UIControl`. Actions are closures; targets with selectors are not simulated yet.
@MainActor
open class Control: View {
  private var listeners: [(events: Event, action: Action)] = []

  /// Whether a person can use the control.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is lit up, as it is while it is touched.
  open var isHighlighted = false

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
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Does something at some events. An action with the same identifier gives way.
  open func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    listeners.append((controlEvents, action))
  }

  /// Does something no longer at some events.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does something no longer at some events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    for index in listeners.indices where listeners[index].action.identifier == identifier {
      listeners[index].events.subtract(controlEvents)
    }
    listeners.removeAll { $0.events.isEmpty }
  }

  /// Does what is to be done at some events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      sendAction(listener.action)
    }
  }

  /// Does something on behalf of the control.
  open func sendAction(_ action: Action) {
    action.perform(by: self)
  }

  /// All events at which something is done.
  open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }
}

extension Control {
  /// What a person may do to a control.
  ///
  /// Counterpart: `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches it again within a moment.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lets go within it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lets go outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is used as it mainly is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  ///
  /// Counterpart: `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// Lit up.
    public static let highlighted = State(rawValue: 1)
    /// Not usable.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }
}
