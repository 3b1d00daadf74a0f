import Foundation

/// A menu that a long press has opened, as data to look at and choose from.
///
/// ```swift
/// let menu = simulator.openContextMenu(at: [0, 2], in: table)
/// #expect(menu.titles == ["Share", "Delete"])
/// menu.choose("Delete")
/// ```
@preconcurrency @MainActor
public final class OpenContextMenu {
  /// What the menu was made from.
  public let configuration: ContextMenuConfiguration
  /// The menu, if there is one.
  public internal(set) var menu: Menu?
  /// The preview, if there is one of its own.
  public let preview: ViewController?
  /// What stands for the pressed view, if the delegate says so.
  public let highlight: TargetedPreview?
  /// Whether the menu still shows.
  public private(set) var isOpen = true
  private let simulator: Simulator
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
    preview = configuration.previewProvider?()
    preview?.loadViewIfNeeded()
  }

  /// What can be chosen: the titles of the actions and commands, menus within menus included.
  public var titles: [String] { menu?.offeredChoices.map(\.title) ?? [] }

  /// Chooses. The menu closes, then the action is done.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: The menu is open and has such an action, which is enabled.
  public func choose(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    simulator.run {
      guard isOpen else {
        fatalError("OpenContextMenu.choose: the menu is closed.", file: (file), line: line)
      }
      guard let choice = menu?.offeredChoices.first(where: { $0.title == title }) else {
        fatalError(
          "OpenContextMenu.choose: the menu offers no '\(title)'; it offers \(titles).",
          file: (file), line: line)
      }
      guard !choice.isDisabled else {
        fatalError("OpenContextMenu.choose: '\(title)' is disabled.", file: (file), line: line)
      }
      end()
      if let action = choice as? Action {
        menu?.noteChoice(of: action)
        action.perform(by: source.sender)
      } else if let command = choice as? Command, let action = command.action {
        simulator.application.sendAction(action, to: nil, from: command, for: nil)
      }
      simulator.layoutIfNeeded()
    }
  }

  /// Taps the preview: the delegate opens it for good.
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
  /// The actions and commands that show, those of menus within included.
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
  fileprivate var isDisabled: Bool {
    ((self as? Action)?.attributes ?? (self as? Command)?.attributes)?.contains(.disabled) ?? false
  }
}
