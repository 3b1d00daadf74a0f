import Foundation

/// The wish of a view, or of its controller, to be the first responder once it is in a window.
private final class FirstResponderRequest {
  weak var responder: Responder?
}

extension Responder {
  /// The view whose entrance into a window makes this object the first responder.
  private var awaitedView: View? { self as? View ?? (self as? any ViewOwner)?.viewIfLoaded }

  /// Remembers to become the first responder when the view enters a window (behaviour 17.2).
  package func becomeFirstResponderInWindow() {
    awaitedView?.kept { FirstResponderRequest() }.responder = self
  }

  /// Forgets that.
  package func cancelFirstResponderRequest() {
    awaitedView?.keptStates.known(FirstResponderRequest.self)?.responder = nil
  }
}

extension View {
  /// Makes the object that asked for it the first responder, after the view has entered a window.
  func fulfilFirstResponderRequest() {
    guard let request = keptStates.known(FirstResponderRequest.self),
      let responder = request.responder
    else { return }
    request.responder = nil
    responder.becomeFirstResponder()
  }
}
