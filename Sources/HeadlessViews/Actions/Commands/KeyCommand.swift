import Foundation

/// The modifier keys of a key command.
///
/// Counterpart: `UIKeyModifierFlags`.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element that sends an action to the first responder in the chain that can perform it.
///
/// Counterpart: `UICommand`.
///
/// Coverage: simulated. Kept without effect: `discoverabilityTitle`, `state`.
@preconcurrency @MainActor
open class Command: MenuElement {
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  open override var image: Image? {
    get { shownImage }
    set { shownImage = newValue }
  }
  /// A longer title.
  open var discoverabilityTitle: String?
  /// The method.
  open private(set) var action: Selector?
  /// Additional data of the app.
  open private(set) var propertyList: Any?
  /// The command's attributes in a menu.
  open var attributes: Action.Attributes
  /// The command's state in a menu.
  open var state: Action.State

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - propertyList: Additional data of the app.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
    state: Action.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A command with a keyboard shortcut. A test presses it:
/// ``Simulator/press(_:modifierFlags:file:line:)``.
///
/// Counterpart: `UIKeyCommand`.
///
/// Coverage: simulated. Kept without effect: `allowsAutomaticLocalization`,
/// `allowsAutomaticMirroring`, `wantsPriorityOverSystemBehavior`.
@preconcurrency @MainActor
open class KeyCommand: Command {
  /// The key.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: KeyModifierFlags
  /// Whether the command takes priority over the system's use of the key. Kept without effect.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the shortcut adapts to the user's keyboard. Kept without effect.
  open var allowsAutomaticLocalization = true
  /// Whether the shortcut is mirrored in right-to-left layouts. Kept without effect.
  open var allowsAutomaticMirroring = true

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys.
  ///   - propertyList: Additional data of the app.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public init(
    title: String = "", image: Image? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Action.Attributes = [],
    state: Action.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a key (behaviour 25.41).
  public convenience init() { self.init(title: "", action: Selector("noop"), input: "") }

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys.
  ///   - action: The method.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The modifier keys.
  ///   - action: The method.
  ///   - discoverabilityTitle: A longer title.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The up arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public static let inputHome = "UIKeyInputHome"
  /// The End key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The forward delete key.
  public static let inputDelete = "UIKeyInputDelete"
}

// The standard edit actions, such as copy and paste. UIKit declares them for every responder, but a
// responder can perform only those that its class implements.

/// The names of the standard edit actions.
enum StandardEditActions {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "delete:",
    "select:", "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
    "useSelectionForFind:", "updateTextAttributes:", "rename:", "duplicate:", "move:", "export:",
    "printContent:",
  ]

  /// Raises the exception for an unrecognized selector: the responder's class does not override the
  /// action.
  @MainActor
  static func missing(_ name: String, in responder: Responder) {
    ViewMisuse.missingEditAction(
      name, className: ObjectName.name(of: type(of: responder)),
      address: ObjectName.address(of: responder)
    ).raise()
  }
}

extension Selector {
  /// Whether this is the name of a method that UIKit declares for every responder.
  var isStandardEditAction: Bool {
    StandardEditActions.names.contains(NSStringFromSelector(self))
  }
}
