import Foundation
import HeadlessControls
import HeadlessViews

/// An interaction that shows an edit menu at a point of a view. A test reads it with ``shownMenu``.
///
/// Counterpart: `UIEditMenuInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class EditMenuInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open private(set) weak var delegate: (any EditMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: View?
  /// The menu that is shown, as the delegate made it. UIKit has no such property.
  public private(set) var shownMenu: Menu?
  /// The rectangle that the menu points at, in the view's coordinates; `nil` without a menu. UIKit has
  /// no such property.
  public private(set) var targetRect: CGRect?

  /// Creates an interaction.
  public init(delegate: (any EditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  /// Shows the menu: the delegate's, with no suggestions of the system.
  open func presentEditMenu(with configuration: EditMenuConfiguration) {
    dismissMenu()
    shownMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    guard shownMenu != nil else { return }
    targetRect = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }
  /// Hides the menu.
  open func dismissMenu() { (shownMenu, targetRect) = (nil, nil) }
  /// Asks the delegate for the menu again.
  open func reloadVisibleMenu() {}
  /// Has no effect: the menu has no place.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the menu in a view.
  open func location(in view: View?) -> CGPoint { .zero }
}

/// The delegate of an edit menu.
///
/// Counterpart: `UIEditMenuInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol EditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu?
  /// Returns the rectangle that the menu points at.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> CGRect
}

extension EditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { Menu(title: "", children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// The place of an edit menu.
///
/// Counterpart: `UIEditMenuConfiguration`.
///
/// Coverage: simulated. Kept without effect: `preferredArrowDirection`.
@preconcurrency @MainActor
open class EditMenuConfiguration: NSObject {
  /// The identifier.
  open private(set) var identifier: AnyHashable
  /// The point of the view.
  open private(set) var sourcePoint: CGPoint
  /// The side of the arrow.
  open var preferredArrowDirection = EditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}

/// The side of an edit menu's arrow. Counterpart: `UIEditMenuArrowDirection`.
public enum EditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic, up, down, left, right
}

/// An animator of changes alongside an edit menu.
///
/// Counterpart: `UIEditMenuInteractionAnimating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol EditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping () -> Void)
}
