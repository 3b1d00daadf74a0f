import Foundation
@_spi(Hooks) import HeadlessViews

/// The source of a menu: a view's interaction, a table or a collection view, which forwards each
/// call to its delegate.
@MainActor
package protocol ContextMenuSource {
  /// The object that performs the actions.
  var sender: AnyObject? { get }

  func configuration() -> ContextMenuConfiguration?
  func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview?
  func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating)
  func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating)
  func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating)
}

/// The source of the menu of a view's interaction.
package struct InteractionMenuSource: ContextMenuSource {
  let interaction: ContextMenuInteraction
  weak var delegate: (any ContextMenuInteractionDelegate)?

  package init(
    interaction: ContextMenuInteraction, delegate: (any ContextMenuInteractionDelegate)?
  ) {
    self.interaction = interaction
    self.delegate = delegate
  }

  package var sender: AnyObject? { interaction.view }

  package func configuration() -> ContextMenuConfiguration? {
    delegate?.contextMenuInteraction(
      interaction,
      configurationForMenuAtLocation: interaction.location(in: interaction.view))
  }
  package func highlight(of configuration: ContextMenuConfiguration) -> TargetedPreview? {
    delegate?.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  package func willDisplay(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }
  package func willEnd(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
  package func willCommit(
    _ configuration: ContextMenuConfiguration, animator: any ContextMenuInteractionCommitAnimating
  ) {
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

/// The menu that a tap on a button has opened. It stays open until an action is chosen, or the next
/// touch.
@MainActor
package struct OpenMenu {
  package let menu: Menu
  /// The button, or the bar button item.
  package let owner: AccessibleObject

  package init(menu: Menu, owner: AccessibleObject) {
    self.menu = menu
    self.owner = owner
  }
}

private final class MenuOnScreen {
  var open: OpenMenu?
}

extension Simulator {
  /// The menu on screen, if a button has opened one.
  package var openMenu: OpenMenu? {
    get { keptStates.known(MenuOnScreen.self)?.open }
    set {
      guard newValue != nil || openMenu != nil else { return }
      kept { MenuOnScreen() }.open = newValue
    }
  }
}
