import Foundation

/// Something that happened to the device.
///
/// Counterpart: `UIEvent`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Event: NSObject {
  /// Whether nobody along the chain of responders has kept the touches to himself.
  package var isUnclaimed = false
  private let touches: Set<Touch>

  /// Creates an event that says nothing.
  public override init() {
    touches = []
    super.init()
  }

  package init(_ touches: Set<Touch>) {
    self.touches = touches
    super.init()
  }

  /// The fingers that the event is about; `nil` when it is about none.
  open var allTouches: Set<Touch>? { touches.isEmpty ? nil : touches }
  /// The fingers that came down on a view.
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
