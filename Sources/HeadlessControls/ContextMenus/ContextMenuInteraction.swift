import Foundation
@_spi(Hooks) import HeadlessViews

/// A menu that an interaction has opened.
@MainActor
package protocol ShownContextMenu: AnyObject {
  /// The menu, if there is one.
  var menu: Menu? { get set }
  /// Closes the menu.
  func dismiss()
}

/// An interaction that opens a menu when its view is long-pressed. A test does so with
/// ``Simulator/openContextMenu(of:file:line:)``.
///
/// Counterpart: `UIContextMenuInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ContextMenuInteraction: NSObject, Interaction {
  /// The delegate that provides the menu.
  open private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  open private(set) weak var view: View?
  package weak var open: (any ShownContextMenu)?
  /// The place of the press, in points of the view; `nil` for its middle.
  package var place: CGPoint?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate that provides the menu.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Creates the interaction of a list, which forwards to the list's delegate.
  package init(of list: View) {
    super.init()
    view = list
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  /// The appearance of the menu.
  open var menuAppearance: Appearance { .rich }

  /// The appearance of a menu. Counterpart: `UIContextMenuInteraction.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    case unknown, rich, compact
  }

  /// Returns the location of the press, in points.
  ///
  /// - Parameter view: The view whose coordinates are used.
  open func location(in view: View?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return own.convert(place ?? middle, to: view)
  }

  /// Closes the menu.
  open func dismissMenu() { open?.dismiss() }

  /// Replaces the visible menu.
  ///
  /// - Parameter block: Returns the new menu for the old one.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    if let open, let menu = open.menu { open.menu = block(menu) }
  }
}

/// The methods that provide the menu of a view.
///
/// Counterpart: `UIContextMenuInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration for a press; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
  /// Returns the preview of the view while the menu is visible.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Returns the preview of the view for the menu's dismissal. Never called here.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// Called when the preview is about to be committed.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// Called when the menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// Called when the menu is about to be dismissed.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

extension ContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}
