/// An element of a menu that does something when it is chosen: an action or a command.
///
/// Counterpart: `UIMenuLeaf`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol MenuLeaf: AnyObject {
  /// The element's title.
  var title: String { get set }
  /// The image beside the title.
  var image: Image? { get set }
  /// A longer description of the element.
  var discoverabilityTitle: String? { get set }
  /// The element's attributes in a menu.
  var attributes: MenuElement.Attributes { get set }
  /// The state of the setting that the element represents.
  var state: MenuElement.State { get set }

  /// Performs the element's action, as a tap in a menu does.
  ///
  /// - Parameters:
  ///   - sender: The object that performs it.
  ///   - target: The object that receives it; `nil` for the responder chain of the sender.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension Action: MenuLeaf {
  /// Runs the action's handler. A test calls it for an action that it has found in a menu.
  ///
  /// Counterpart: `UIAction.performWithSender(_:target:)`.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the action, its ``sender`` while the handler runs.
  ///   - target: Ignored: the handler is the target.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(by: sender.map { $0 as AnyObject })
  }
}

extension Command: MenuLeaf {
  /// Sends the command's action to an object.
  ///
  /// Counterpart: `UICommand.performWithSender(_:target:)`.
  ///
  /// - Parameters:
  ///   - sender: The argument of the method; the command if `nil`.
  ///   - target: The object; `nil` for the first responder in the chain that can perform the method.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard let action else { return }
    Simulator.current.application.sendAction(action, to: target, from: sender ?? self, for: nil)
  }
}
