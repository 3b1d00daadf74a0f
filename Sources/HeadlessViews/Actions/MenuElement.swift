import Foundation

/// An element of a menu: an action or a submenu.
///
/// Counterpart: `UIMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MenuElement: AccessibleObject {
  /// The attributes of an element in a menu.
  ///
  /// Counterpart: `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen. Kept without effect.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of an element that represents a setting.
  ///
  /// Counterpart: `UIMenuElement.State`.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  var shownTitle: String
  var shownImage: Image?

  /// The element's title.
  open var title: String { shownTitle }
  /// The image beside the title.
  open var image: Image? { shownImage }
  /// A second line under the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: Image?) {
    shownTitle = title
    shownImage = image
    self.subtitle = subtitle
    super.init()
  }
}

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

/// Changes the menus of the app.
///
/// Counterpart: `UIMenuBuilder`. There is no main menu here; a test may pass a builder of its own.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol MenuBuilder {
  /// Returns a menu.
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier, from childrenBlock: ([MenuElement]) -> [MenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: Menu.Identifier)
}

/// A menu element that is provided when the menu opens.
///
/// Counterpart: `UIDeferredMenuElement`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public final class DeferredMenuElement: MenuElement {
  /// Delivers the elements.
  public typealias Completion = @MainActor ([MenuElement]) -> Void
  private let provider: @MainActor (@escaping Completion) -> Void
  private let keeps: Bool
  private var made: [MenuElement]?

  /// Creates an element whose contents are provided once.
  ///
  /// - Parameter elementProvider: Provides the elements, now or later.
  public init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    provider = elementProvider
    keeps = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(
    uncached elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) {
    provider = elementProvider
    keeps = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose contents are provided each time the menu opens.
  ///
  /// - Parameter elementProvider: Provides the elements, now or later.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement { DeferredMenuElement(uncached: elementProvider) }

  /// The elements that are available when the menu opens: those that the provider delivers
  /// immediately, or delivered before.
  public var elements: [MenuElement] {
    if let made, keeps { return made }
    made = nil
    provider { [weak self] in self?.made = $0 }
    return made ?? []
  }
}
