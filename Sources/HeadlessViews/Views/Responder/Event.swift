import Foundation

/// An input event.
///
/// Counterpart: `UIEvent`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Event: NSObject {
  /// Whether no responder in the chain has handled the touches.
  package var isUnclaimed = false
  private let touches: Set<Touch>

  /// Creates an empty event.
  public override init() {
    touches = []
    super.init()
  }

  package init(_ touches: Set<Touch>) {
    self.touches = touches
    super.init()
  }

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
