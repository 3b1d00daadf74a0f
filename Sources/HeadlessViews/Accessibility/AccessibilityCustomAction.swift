import Foundation

/// A custom action of an accessible object.
///
/// A test performs it with ``perform()``.
///
/// Counterpart: `UIAccessibilityCustomAction`.
///
/// Coverage: simulated. Kept without effect: `image`.
@preconcurrency @MainActor
open class AccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (_ customAction: AccessibilityCustomAction) -> Bool

  /// The action's name.
  open var name: String
  /// The action's name, with speech attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The action's image.
  open var image: Image?
  /// The target of ``selector``. Not owned.
  open weak var target: AnyObject?
  /// The method that performs the action, if there is one.
  open var selector: Selector?
  /// The closure that performs the action, if there is one.
  open var actionHandler: Handler?

  /// Creates an action that a closure performs.
  ///
  /// - Parameters:
  ///   - name: The action's name.
  ///   - image: The action's image.
  ///   - actionHandler: The closure that performs it.
  public init(name: String, image: Image? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a method performs.
  ///
  /// - Parameters:
  ///   - name: The action's name.
  ///   - image: The action's image.
  ///   - target: The object with the method. Not owned.
  ///   - selector: The method.
  public init(name: String, image: Image? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Performs the action, as when a user chooses it.
  ///
  /// In UIKit only the system can do this.
  ///
  /// - Returns: The closure's result; for a method, whether the target implements it.
  @discardableResult
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    ControlAction(target: target, action: selector).send(from: self)
    return true
  }
}
