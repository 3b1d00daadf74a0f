import Foundation

/// Something else that can be done with an element, by its name.
///
/// A test does it with ``perform()``.
///
/// Counterpart: `UIAccessibilityCustomAction`.
///
/// Coverage: simulated. Kept without effect: `image`.
@preconcurrency @MainActor
open class AccessibilityCustomAction: NSObject {
  /// Does an action, and answers whether that worked.
  public typealias Handler = (_ customAction: AccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// What the action is called, with how it is to be spoken.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The action's picture.
  open var image: Image?
  /// The object that ``selector`` is sent to. Not kept.
  open weak var target: AnyObject?
  /// The method that does the action, if there is one.
  open var selector: Selector?
  /// What does the action, if there is such a closure.
  open var actionHandler: Handler?

  /// Creates an action that a closure does.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: Its picture.
  ///   - actionHandler: What does it.
  public init(name: String, image: Image? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that a method does.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: Its picture.
  ///   - target: Whose method it is. Not kept.
  ///   - selector: The method.
  public init(name: String, image: Image? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Does the action, as a person does who chooses it.
  ///
  /// UIKit keeps that to itself.
  ///
  /// - Returns: What the closure answers; for a method, whether there is somebody to do it.
  @discardableResult
  public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    ControlAction(target: target, action: selector).send(from: self)
    return true
  }
}
