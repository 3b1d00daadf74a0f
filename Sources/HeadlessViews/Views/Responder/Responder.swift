import Foundation

/// A link of the chain along which events travel.
///
/// UIKit's counterpart is `UIResponder`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Responder: AccessibleObject {
  /// What messages print as the class of this object, instead of its real one.
  ///
  /// For replaying a report about a class that is not there: `"SwiftUI.UpdateCoalescingTable"`.
  public var reportedClassName: String?

  package var keptStates = KeptStates()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called when a registered nib or storyboard has made the object (``InterfaceFiles``).
  open func awakeFromNib() {}

  /// The next link, if there is one.
  open var next: Responder? { nil }

  /// Whether this object may become the first responder. It may not unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being the first responder when it is asked to.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the first responder of its window.
  ///
  /// - Returns: Whether it is now. It is not when it may not be, when it is in no window, or when
  ///   the present first responder does not give up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether this object is the first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Whether this object performs an action. It does when it has the method, unless a subclass says
  /// otherwise.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isStandardEditAction && responds(to: action)
  }

  /// The first object of the chain, from this one on, that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Commands

  /// What keys do while this is on the responder chain.
  open var keyCommands: [KeyCommand]? { nil }
  /// Changes a command before it is shown.
  ///
  /// - Parameter command: The command.
  open func validate(_ command: Command) {}
  /// Copies the selection and takes it out. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func cut(_ sender: Any?) { StandardEditActions.missing("cut:", in: self) }
  /// Copies the selection. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func copy(_ sender: Any?) { StandardEditActions.missing("copy:", in: self) }
  /// Puts what was copied in. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func paste(_ sender: Any?) { StandardEditActions.missing("paste:", in: self) }
  /// Takes the selection out. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func delete(_ sender: Any?) { StandardEditActions.missing("delete:", in: self) }
  /// Selects something. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func select(_ sender: Any?) { StandardEditActions.missing("select:", in: self) }
  /// Selects everything. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func selectAll(_ sender: Any?) { StandardEditActions.missing("selectAll:", in: self) }
  /// Makes the selection bold, or no longer. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func toggleBoldface(_ sender: Any?) {
    StandardEditActions.missing("toggleBoldface:", in: self)
  }
  /// Makes the selection italic, or no longer. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func toggleItalics(_ sender: Any?) {
    StandardEditActions.missing("toggleItalics:", in: self)
  }
  /// Underlines the selection, or no longer. Stops unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: Who asks for it.
  open func toggleUnderline(_ sender: Any?) {
    StandardEditActions.missing("toggleUnderline:", in: self)
  }

  // MARK: Touches

  /// A finger has come down. By default the next link of the chain hears of it.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesBegan(touches, with: event) }
  }

  /// A finger has moved. By default the next link of the chain hears of it.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesMoved(touches, with: event) }
  }

  /// A finger was lifted. By default the next link of the chain hears of it.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesEnded(touches, with: event) }
  }

  /// A touch was taken for a gesture. By default the next link of the chain hears of it.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Input

  /// The view that stands in the keyboard's place while this object is the first responder.
  open var inputView: View? { nil }
  /// The view above the keyboard while this object is the first responder. There is no keyboard.
  open var inputAccessoryView: View? { nil }
  /// Asks for the views of the keyboard again. There is none, so nothing is asked.
  open func reloadInputViews() {}

  /// The window that the chain ends in.
  var responderWindow: Window? {
    var link: Responder? = self
    while let responder = link {
      if let window = responder as? Window { return window }
      link = responder.next
    }
    return nil
  }

  /// What stands between the angle brackets of the description, in order.
  @_spi(Hooks) open var descriptionParts: [String] {
    ObjectName.parts(of: self, reported: reportedClassName)
  }

  /// The class and the address, as UIKit prints them.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(descriptionParts.joined(separator: "; "))>" }
  }
}
