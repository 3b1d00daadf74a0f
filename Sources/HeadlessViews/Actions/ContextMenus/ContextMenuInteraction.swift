import Foundation

/// Something that a view does besides its own.
///
/// Counterpart: `UIInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol Interaction: NSObjectProtocol {
  /// The view that does it.
  var view: View? { get }
  /// The interaction is about to come to a view, or to leave its own.
  ///
  /// - Parameter view: The view.
  func willMove(to view: View?)
  /// The interaction has come to a view, or has left its own.
  ///
  /// - Parameter view: The view.
  func didMove(to view: View?)
}

private final class InteractionState {
  var interactions: [any Interaction] = []
}

extension View {
  /// What the view does besides its own.
  public var interactions: [any Interaction] {
    get { keptStates.known(InteractionState.self)?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Lets the view do something besides its own.
  ///
  /// - Parameter interaction: What it does. It leaves the view that did it before.
  public func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    kept { InteractionState() }.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Lets the view no longer do something.
  ///
  /// - Parameter interaction: What it did.
  public func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    kept { InteractionState() }.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Opens a menu when its view is pressed for long. A test does so:
/// ``Simulator/openContextMenu(of:file:line:)``.
///
/// Counterpart: `UIContextMenuInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ContextMenuInteraction: NSObject, Interaction {
  /// Who is asked for the menu.
  open private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  public private(set) weak var view: View?
  package weak var open: OpenContextMenu?

  /// Creates one.
  ///
  /// - Parameter delegate: Who is asked for the menu.
  public init(delegate: any ContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  /// How the menu shows.
  open var menuAppearance: Appearance { .rich }

  /// How a menu shows. Counterpart: `UIContextMenuInteraction.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    case unknown, rich, compact
  }

  /// Where the press is, in points.
  ///
  /// - Parameter view: The view in whose coordinates it is told.
  open func location(in view: View?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Closes the menu.
  open func dismissMenu() { open?.dismiss() }

  /// Replaces the menu that shows.
  ///
  /// - Parameter block: Makes the new one from the old one.
  open func updateVisibleMenu(_ block: (Menu) -> Menu) {
    if let open, let menu = open.menu { open.menu = block(menu) }
  }
}

/// Who is asked for a view's menu.
///
/// Counterpart: `UIContextMenuInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ContextMenuInteractionDelegate: NSObjectProtocol {
  /// What a press opens; `nil` for nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration?
  /// What stands for the view while the menu shows.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// What stands for the view when the menu goes.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?
  /// The preview is about to be opened for good.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
  /// The menu is about to show.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// The menu is about to go.
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
