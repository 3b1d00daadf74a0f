import Foundation

/// Keys that are held while another is pressed.
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
  /// A key of the numeric pad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}

/// Something in a menu that sends a message to the first of the responder chain that can perform
/// it.
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
  public let action: Selector?
  /// What the app adds.
  public let propertyList: Any?
  /// How it looks and whether it can be chosen.
  open var attributes: Action.Attributes
  /// Whether it is marked.
  open var state: Action.State

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: The picture beside the title.
  ///   - action: The method.
  ///   - propertyList: What the app adds.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How it looks and whether it can be chosen.
  ///   - state: Whether it is marked.
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

/// A command that a key sends. A test presses it: ``Simulator/press(_:modifierFlags:file:line:)``.
///
/// Counterpart: `UIKeyCommand`.
///
/// Coverage: simulated. Kept without effect: `allowsAutomaticLocalization`,
/// `allowsAutomaticMirroring`, `wantsPriorityOverSystemBehavior`.
@preconcurrency @MainActor
open class KeyCommand: Command {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: KeyModifierFlags
  /// Whether it comes before what the system does with the key. Kept.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether it changes with the user's keyboard. Kept.
  open var allowsAutomaticLocalization = true
  /// Whether it is mirrored where reading goes from right to left. Kept.
  open var allowsAutomaticMirroring = true

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: The picture beside the title.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held.
  ///   - propertyList: What the app adds.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How it looks and whether it can be chosen.
  ///   - state: Whether it is marked.
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

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held.
  ///   - action: The method.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held.
  ///   - action: The method.
  ///   - discoverabilityTitle: What it is called.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// To the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// To the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// Deletes what follows.
  public static let inputDelete = "UIKeyInputDelete"
}
