import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// A menu that a long press has opened, for inspecting and choosing.
///
/// ```swift
/// let menu = try simulator.openContextMenu(at: [0, 2], in: table)
/// #expect(menu.titles == ["Share", "Delete"])
/// try menu.choose("Delete")
/// ```
@preconcurrency @MainActor
public final class OpenContextMenu: ShownContextMenu {
  /// The configuration of the menu.
  public let configuration: ContextMenuConfiguration
  /// The menu, if there is one.
  public package(set) var menu: Menu?
  /// The controller of a custom preview, if there is one.
  public let preview: ViewController?
  /// The targeted preview of the pressed view, if the delegate returned one.
  public let highlight: TargetedPreview?
  /// Whether the menu is still open.
  public private(set) var isOpen = true
  package let simulator: Simulator
  private let source: any ContextMenuSource

  package init(
    _ configuration: ContextMenuConfiguration, of source: any ContextMenuSource,
    on simulator: Simulator
  ) {
    self.configuration = configuration
    self.simulator = simulator
    self.source = source
    highlight = source.highlight(of: configuration)
    menu = configuration.actionProvider?([])
    preview = configuration.previewProvider?() as? ViewController
    preview?.loadViewIfNeeded()
  }

  /// The available choices: the titles of the actions and commands, including those of submenus.
  public var titles: [String] { choices.map(\.title) }

  /// The available choices.
  package var choices: [MenuElement] { menu?.offeredChoices ?? [] }

  /// Closes the menu, then performs a choice.
  package func perform(_ choice: MenuElement) {
    end()
    if let action = choice as? Action {
      menu?.noteChoice(of: action)
      action.perform(by: source.sender)
    } else if let command = choice as? Command, let action = command.action {
      simulator.application.sendAction(action, to: nil, from: command, for: nil)
    }
  }

  /// Taps the preview, which commits it.
  public func tapPreview() {
    simulator.run {
      guard isOpen else { return }
      isOpen = false
      let animator = ContextMenuAnimator(preview)
      source.willCommit(configuration, animator: animator)
      source.willEnd(configuration, animator: animator)
      animator.run(on: simulator)
      simulator.layoutIfNeeded()
    }
  }

  /// Closes the menu.
  public func dismiss() {
    simulator.run {
      end()
      simulator.layoutIfNeeded()
    }
  }

  private func end() {
    guard isOpen else { return }
    isOpen = false
    let animator = ContextMenuAnimator(preview)
    source.willEnd(configuration, animator: animator)
    animator.run(on: simulator)
  }
}

extension Menu {
  /// The visible actions and commands, including those of submenus.
  var offeredChoices: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      switch child {
      case let action as Action: action.attributes.contains(.hidden) ? [] : [action]
      case let command as Command: command.attributes.contains(.hidden) ? [] : [command]
      case let menu as Menu: menu.offeredChoices
      case let deferred as DeferredMenuElement: Menu(children: deferred.elements).offeredChoices
      default: []
      }
    }
  }
}

extension MenuElement {
  /// Whether the action or command cannot be chosen.
  package var isDisabled: Bool {
    ((self as? Action)?.attributes ?? (self as? Command)?.attributes)?.contains(.disabled) ?? false
  }
}

/// An animator that collects the changes alongside a menu's animation, and the completions.
@MainActor
package final class ContextMenuAnimator: NSObject, ContextMenuInteractionCommitAnimating {
  package let preview: ViewController?
  package var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(_ preview: ViewController?) {
    self.preview = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, and runs the completions when the animation has ended.
  package func run(on simulator: Simulator) {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    guard !ends.isEmpty else { return }
    simulator.perform(simulator.allowsAnimations, "end of a menu's animation", duration: 0.3) {
      for end in ends { end() }
    }
  }
}

extension ContextMenuInteractionAnimating {
  /// The controller of a custom preview, if there is one.
  public var previewViewController: ViewController? {
    (self as? ContextMenuAnimator)?.preview
  }
}

extension ContextMenuConfiguration {
  /// Returns the preview.
  public typealias PreviewProvider = () -> ViewController?
}
