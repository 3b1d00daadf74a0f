import Foundation

/// Things to choose from, as data.
///
/// A test chooses from the menu of a button with `simulator.choose(_:from:)`.
///
/// Counterpart: `UIMenu`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Menu: MenuElement {
  /// What tells one menu from another.
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

  /// How a menu is shown and used.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are shown side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements are shown.
  public enum ElementSize: Int, Hashable, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// What tells the menu from others.
  public let identifier: Identifier
  /// How the menu is shown and used.
  public let options: Options
  /// What there is to choose from.
  public let children: [MenuElement]
  /// How large the elements are shown.
  open var preferredElementSize: ElementSize

  /// Creates a menu. Without an identifier it gets one of its own.
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

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, this menu's own and those of the menus that stand among them.
  open var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      switch child {
      case let action as Action: action.state == .on ? [action] : []
      case let menu as Menu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      default: []
      }
    }
  }

  /// The actions that a person can see, in order, those of the menus in this one too.
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

  /// Switches an action on, and the others of its menu off, where one of them is on at a time.
  package func noteChoice(of action: Action) {
    for case let menu as Menu in children { menu.noteChoice(of: action) }
    guard options.contains(.singleSelection), offeredActions.contains(action) else { return }
    for other in offeredActions { other.state = other === action ? .on : .off }
  }
}
