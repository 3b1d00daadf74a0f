import Foundation

/// A menu of actions and submenus, as data.
///
/// A test chooses from the menu of a button with `simulator.choose(_:from:)`.
///
/// Counterpart: `UIMenu`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options for the presentation of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown inline in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of the elements is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Hashable, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The menu's identifier.
  open private(set) var identifier: Identifier
  /// The menu's options.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [MenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, including those of inline submenus.
  open var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      switch child {
      case let action as Action: action.state == .on ? [action] : []
      case let menu as Menu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      default: []
      }
    }
  }

  /// The visible actions, in order, including those of submenus.
  package var offeredActions: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as Menu: menu.offeredActions
      case let deferred as DeferredMenuElement: Menu(children: deferred.elements).offeredActions
      default: []
      }
    }
  }

  /// Turns an action on, and the others of a single-selection menu off.
  package func noteChoice(of action: Action) {
    for case let menu as Menu in children { menu.noteChoice(of: action) }
    guard options.contains(.singleSelection), offeredActions.contains(action) else { return }
    for other in offeredActions { other.state = other === action ? .on : .off }
  }
}
