import Foundation
@_spi(Hooks) import HeadlessViews

/// The preview and the menu that a long press opens.
///
/// Counterpart: `UIContextMenuConfiguration`.
///
/// Coverage: simulated. Kept without effect: `badgeCount`, `preferredMenuElementOrder`,
/// `secondaryItemIdentifiers`.
@preconcurrency @MainActor
open class ContextMenuConfiguration: NSObject {
  /// Returns the menu. Its argument is the system's suggested elements, which are none here.
  public typealias ActionProvider = ([MenuElement]) -> Menu?

  /// The configuration's identifier.
  open private(set) var identifier: any NSCopying
  /// The identifiers of the other items, if several were pressed.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number on the badge. Kept without effect.
  open var badgeCount = 0
  /// The order of the menu's elements. Kept without effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  package let previewProvider: (() -> Responder?)?
  package let actionProvider: ActionProvider?

  /// The order of a menu's elements. Counterpart: `UIContextMenuConfiguration.ElementOrder`.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic, priority, fixed
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The configuration's identifier.
  ///   - previewProvider: Returns the view controller of the preview; `nil` for the pressed view itself.
  ///   - actionProvider: Returns the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> Responder?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// An animator of changes alongside a menu that opens or closes.
///
/// Counterpart: `UIContextMenuInteractionAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes to animate alongside.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end of the animation.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator of changes alongside the commit of a preview.
///
/// Counterpart: `UIContextMenuInteractionCommitAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating: ContextMenuInteractionAnimating {
  /// Whether the preview expands or is dismissed.
  var preferredCommitStyle: ContextMenuInteractionCommitStyle { get set }
}

/// Whether a committed preview expands or is dismissed.
///
/// Counterpart: `UIContextMenuInteractionCommitStyle`.
public enum ContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}

/// The order of a menu's elements. Kept as data.
///
/// Counterpart: `UIContextMenuConfiguration.ElementOrder`.
public enum ContextMenuElementOrder: Int, Hashable, Sendable {
  case automatic, priority, fixed
}
