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
    /// Events of a client's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
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
    /// States of a client's own.
    public static let application = State(rawValue: 0x00FF_0000)
  }

  /// Where content stands in a control from side to side.
  ///
  /// Counterpart: `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands in a control from top to bottom.
  ///
  /// Counterpart: `UIControl.ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center, top, bottom, fill
  }
}
