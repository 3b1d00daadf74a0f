import Foundation

/// An input event.
///
/// Counterpart: `UIEvent`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Event: NSObject {
  /// The kind of an event. Counterpart: `UIEvent.EventType`.
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }
  /// The kind of a motion or command. Counterpart: `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
  }
  /// The kind of the event.
  open var type: EventType { self is PressesEvent ? .presses : .touches }
  /// The kind of the motion or command.
  open var subtype: EventSubtype { .none }

  /// Whether no responder in the chain has handled the touches.
  package var isUnclaimed = false
  private let touches: Set<Touch>
  /// The rest of the event's way, which ``Window/sendEvent(_:)`` goes; `nil` once it has been gone.
  private var delivery: ((Event) -> Void)?

  /// Creates an empty event.
  public override init() {
    touches = []
    super.init()
  }

  /// Creates the event of a finger.
  ///
  /// - Parameter delivery: Gives the touches to their recognisers and views.
  package init(_ touches: Set<Touch>, delivery: @escaping (Event) -> Void) {
    self.touches = touches
    self.delivery = delivery
    super.init()
  }

  func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?(self)
  }

  /// Ends the event's way.
  ///
  /// - Returns: Whether somebody kept it, so that it was not delivered.
  package func withdraw() -> Bool {
    defer { delivery = nil }
    return delivery != nil
  }

  /// The window of the event's touches.
  var window: Window? { touches.first?.window }

  /// The touches of the event; `nil` if it has none.
  open var allTouches: Set<Touch>? { touches.isEmpty ? nil : touches }
  /// Returns the touches that began on a view.
  open func touches(for view: View) -> Set<Touch>? {
    let own = touches.filter { $0.view === view }
    return own.isEmpty ? nil : own
  }
}

extension Responder {
  func passOn(_ event: Event?, _ tell: (Responder) -> Void) {
    if let next { tell(next) } else { event?.isUnclaimed = true }
  }
}
