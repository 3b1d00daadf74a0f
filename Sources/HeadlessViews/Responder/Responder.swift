import Foundation

/// A link of the responder chain, along which events travel.
///
/// Counterpart: `UIResponder`.
///
/// Coverage: simulated. Kept without effect: `userActivity`.
@preconcurrency @MainActor
open class Responder: AccessibleObject, UserActivityRestoring {
  /// A class name that messages print instead of the real one.
  ///
  /// Use it to replay a report about a class that does not exist here:
  /// `"SwiftUI.UpdateCoalescingTable"`.
  public var reportedClassName: String?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called when a registered nib or storyboard has created the object (`InterfaceFiles`).
  open func awakeFromNib() {}

  /// The next responder, if there is one.
  open var next: Responder? { nil }

  /// Whether this object can become the first responder; `false` unless a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign as the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this object the first responder of its window. A view that is in no window yet becomes it
  /// when it enters one. (behaviour 17.2)
  ///
  /// - Returns: Whether it is now. It is not if it cannot become the first responder, is in no
  ///   window, or the present first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      becomeFirstResponderInWindow()
      return false
    }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Resigns as the first responder.
  ///
  /// - Returns: Whether this object is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else {
      cancelFirstResponderRequest()
      return true
    }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Resigns as the first responder although it refused to: it leaves its window, or its editing is
  /// ended by force. A class that edits notifies its delegate (behaviour 25.62).
  @_spi(Hooks) open func resignByForce() { responderWindow?.firstResponder = nil }

  /// Returns whether this object performs an action: by default, whether it implements the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !action.isStandardEditAction && responds(to: action)
  }

  /// Returns the first responder in the chain, starting with this one, that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Commands

  /// The key commands that are available while this object is in the responder chain.
  open var keyCommands: [KeyCommand]? { nil }
  /// Updates a command before it is shown.
  ///
  /// - Parameter command: The command.
  open func validate(_ command: Command) {}
  /// Cuts the selection. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func cut(_ sender: Any?) { StandardEditActions.missing("cut:", in: self) }
  /// Copies the selection. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func copy(_ sender: Any?) { StandardEditActions.missing("copy:", in: self) }
  /// Pastes the contents of the pasteboard. Stops the process unless a class overrides it, as in
  /// UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func paste(_ sender: Any?) { StandardEditActions.missing("paste:", in: self) }
  /// Deletes the selection. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func delete(_ sender: Any?) { StandardEditActions.missing("delete:", in: self) }
  /// Selects an object. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func select(_ sender: Any?) { StandardEditActions.missing("select:", in: self) }
  /// Selects everything. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func selectAll(_ sender: Any?) { StandardEditActions.missing("selectAll:", in: self) }
  /// Toggles bold in the selection. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func toggleBoldface(_ sender: Any?) {
    StandardEditActions.missing("toggleBoldface:", in: self)
  }
  /// Toggles italics in the selection. Stops the process unless a class overrides it, as in UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func toggleItalics(_ sender: Any?) {
    StandardEditActions.missing("toggleItalics:", in: self)
  }
  /// Toggles the underline of the selection. Stops the process unless a class overrides it, as in
  /// UIKit.
  ///
  /// - Parameter sender: The object that sends the action.
  open func toggleUnderline(_ sender: Any?) {
    StandardEditActions.missing("toggleUnderline:", in: self)
  }

  /// Pastes in the style of the text. Stops the process unless a class overrides it.
  open func pasteAndMatchStyle(_ sender: Any?) {
    StandardEditActions.missing("pasteAndMatchStyle:", in: self)
  }
  /// Enlarges the selection. Stops the process unless a class overrides it.
  open func increaseSize(_ sender: Any?) { StandardEditActions.missing("increaseSize:", in: self) }
  /// Shrinks the selection. Stops the process unless a class overrides it.
  open func decreaseSize(_ sender: Any?) { StandardEditActions.missing("decreaseSize:", in: self) }
  /// Searches the content. Stops the process unless a class overrides it.
  open func find(_ sender: Any?) { StandardEditActions.missing("find:", in: self) }
  /// Renames the object. Stops the process unless a class overrides it.
  open func rename(_ sender: Any?) { StandardEditActions.missing("rename:", in: self) }
  /// Duplicates the object. Stops the process unless a class overrides it.
  open func duplicate(_ sender: Any?) { StandardEditActions.missing("duplicate:", in: self) }
  /// Moves the object. Stops the process unless a class overrides it.
  open func move(_ sender: Any?) { StandardEditActions.missing("move:", in: self) }
  /// Exports the object. Stops the process unless a class overrides it.
  open func export(_ sender: Any?) { StandardEditActions.missing("export:", in: self) }
  /// Prints the object. Stops the process unless a class overrides it.
  open func printContent(_ sender: Any?) { StandardEditActions.missing("printContent:", in: self) }

  /// Reads text with the camera: there is none, so this does nothing.
  open func captureTextFromCamera(_ sender: Any?) {}

  // MARK: Archives: none are simulated

  /// Stores the object in an archive. The default does nothing, and nothing calls it here.
  open func encode(with coder: NSCoder) {}
  #if os(Linux)
    /// Returns the object that replaces this one after it was read from an archive: itself.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
  #endif

  // MARK: User activities

  /// The activity that represents what the user does with this object. Kept without effect.
  open var userActivity: UserActivity? {
    get { keptStates.known(ActivityOfResponder.self)?.activity }
    set { kept { ActivityOfResponder() }.activity = newValue }
  }
  /// Called when the activity is about to be stored: never, here.
  ///
  /// - Parameter activity: The activity.
  open func updateUserActivityState(_ activity: UserActivity) {}
  /// Continues an activity. The default does nothing.
  ///
  /// - Parameter activity: The activity.
  open func restoreUserActivityState(_ activity: UserActivity) {}

  // MARK: Touches

  /// Called when touches have begun. The default passes them to the next responder.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when touches have moved. The default passes them to the next responder.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when touches have ended. The default passes them to the next responder.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when touches were cancelled in favour of a gesture. The default passes them to the next
  /// responder.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(event) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Keys, motion and remote control: nothing here sends them

  /// Called when keys were pressed. The default passes them to the next responder.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    passOn(event) { $0.pressesBegan(presses, with: event) }
  }
  /// Called when the force of presses has changed. The default passes them to the next responder.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    passOn(event) { $0.pressesChanged(presses, with: event) }
  }
  /// Called when keys were released. The default passes them to the next responder.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    passOn(event) { $0.pressesEnded(presses, with: event) }
  }
  /// Called when presses were cancelled. The default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    passOn(event) { $0.pressesCancelled(presses, with: event) }
  }
  /// Called when a motion, such as a shake, began. The default passes it to the next responder.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    passOn(event) { $0.motionBegan(motion, with: event) }
  }
  /// Called when a motion has ended. The default passes it to the next responder.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    passOn(event) { $0.motionEnded(motion, with: event) }
  }
  /// Called when a motion was cancelled. The default passes it to the next responder.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    passOn(event) { $0.motionCancelled(motion, with: event) }
  }
  /// Called with a command of headphones or the lock screen. The default passes it on.
  open func remoteControlReceived(with event: Event?) {
    passOn(event) { $0.remoteControlReceived(with: event) }
  }
  /// Called with corrected values of a pencil's touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  // MARK: Focus: no keyboard or remote moves it here

  /// The objects to focus on, in order of preference.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
  /// Has no effect: nothing moves the focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect: nothing moves the focus.
  open func updateFocusIfNeeded() {}

  // MARK: Input

  /// The undo manager for changes through this object: the next responder's, at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The language and script of the input; the keyboard's own choice for `nil`.
  open var textInputMode: TextInputMode? { nil }
  /// The name under which the keyboard remembers its input mode.
  open var textInputContextIdentifier: String? { nil }
  /// The gestures for cut, copy, paste and undo.
  open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }
  /// Changes the app's main menu or context menus. Nothing calls it here: there is no main menu.
  open func buildMenu(with builder: any MenuBuilder) {}
  /// The view that replaces the keyboard while this object is the first responder.
  open var inputView: View? { nil }
  /// The view above the keyboard while this object is the first responder. No keyboard is
  /// simulated.
  open var inputAccessoryView: View? { nil }
  /// Has no effect: no keyboard is simulated.
  open func reloadInputViews() {}

  /// Called when a property has changed that this object observes by its name. It raises unless a
  /// subclass overrides it.
  ///
  /// Counterpart: Foundation's method of the same name.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The observed object.
  ///   - change: The kind of the change, and the values that the observer asked for.
  ///   - context: The context that the observer passed when it was added.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UnhandledChange(keyPath: keyPath, object: object, change: change, context: context)
      .raise(in: self)
  }

  /// The window at the end of the responder chain.
  var responderWindow: Window? {
    var link: Responder? = self
    while let responder = link {
      if let window = responder as? Window { return window }
      link = responder.next
    }
    return nil
  }

  /// The parts of the description between the angle brackets, in order.
  @_spi(Hooks) open var descriptionParts: [String] {
    ObjectName.parts(of: self, reported: reportedClassName)
  }

  /// The class and the address, as UIKit prints them.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(descriptionParts.joined(separator: "; "))>" }
  }
}

private final class ActivityOfResponder {
  var activity: UserActivity?
}

/// An object that can continue a user activity.
///
/// Counterpart: `UIUserActivityRestoring`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol UserActivityRestoring: NSObjectProtocol {
  /// Continues an activity.
  ///
  /// - Parameter activity: The activity.
  func restoreUserActivityState(_ activity: UserActivity)
}

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
