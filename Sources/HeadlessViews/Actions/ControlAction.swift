import Foundation

/// An action of a control, a bar button or a gesture recogniser: a message to a target, or a
/// closure.
///
/// The target is not owned, as in UIKit. A message without a target goes to the first responder in
/// the chain that can perform it.
@preconcurrency @MainActor
public struct ControlAction {
  private enum Receiver {
    case target(WeakTarget)
    case chain
    case handler(id: AnyHashable, @MainActor (_ sender: Any?, _ event: Event?) -> Void)
  }

  private let receiver: Receiver
  /// The method to call; `nil` for a closure.
  public let selector: Selector?

  /// Creates an action that sends a message.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for the responder chain.
  ///   - selector: The method.
  public init(target: Any?, action selector: Selector) {
    receiver = target.map { .target(WeakTarget($0 as AnyObject)) } ?? .chain
    self.selector = selector
  }

  /// Creates an action that calls a closure.
  ///
  /// - Parameters:
  ///   - id: The closure's identifier.
  ///   - handler: The closure.
  public init(
    id: AnyHashable, handler: @escaping @MainActor (_ sender: Any?, _ event: Event?) -> Void
  ) {
    receiver = .handler(id: id, handler)
    selector = nil
  }

  /// The target of the message; `nil` for a released target, the responder chain or a closure.
  public var target: AnyObject? {
    guard case .target(let target) = receiver else { return nil }
    return target.object
  }

  /// Whether the message goes to the responder chain.
  public var asksResponderChain: Bool {
    if case .chain = receiver { true } else { false }
  }

  /// Whether the target was released, so the action has no effect any more.
  public var isOver: Bool {
    guard case .target(let target) = receiver else { return false }
    return target.object == nil
  }

  /// The closure's identifier; `nil` for a message.
  public var id: AnyHashable? {
    guard case .handler(let id, _) = receiver else { return nil }
    return id
  }
}

extension ControlAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - sender: The object that sends the action. The responder chain begins at the first
  ///     responder of its window or, if there is none, at the sender.
  ///   - event: The input event.
  /// - Returns: Whether the action was delivered.
  @discardableResult
  public func send(from sender: Any?, for event: Event? = nil) -> Bool {
    if case .handler(_, let handler) = receiver {
      handler(sender, event)
      return true
    }
    guard let selector, let object = object(for: selector, from: sender) else { return false }
    selector.perform(on: object, with: sender, event)
    return true
  }

  /// Returns whether two actions are the same: the same method of the same target, or the same
  /// closure.
  public func isSame(as other: ControlAction) -> Bool {
    switch (receiver, other.receiver) {
    case (.target(let one), .target(let two)): one.id == two.id && selector == other.selector
    case (.chain, .chain): selector == other.selector
    case (.handler(let one, _), .handler(let two, _)): one == two
    case (.target, _), (.chain, _), (.handler, _): false
    }
  }

  private func object(for selector: Selector, from sender: Any?) -> AnyObject? {
    guard asksResponderChain else { return target }
    guard let responder = sender as? Responder else { return nil }
    let first = responder.responderWindow?.firstResponder ?? responder
    return first.target(forAction: selector, withSender: sender) as AnyObject?
  }
}

/// A weak reference to an object, and the object's identity.
private struct WeakTarget {
  weak var object: AnyObject?
  let id: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    id = ObjectIdentifier(object)
  }
}
