import Foundation
import HeadlessControllers
import HeadlessControls
import ListCore

extension OpenContextMenu {
  /// Chooses an action by its title. The menu closes, then the action runs.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the menu is open and has such an action, which is enabled.
  public func choose(
    _ title: String, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try simulator.perform("choose", on: title, file, line) {
      guard isOpen else { throw ControllerRefusal.closedMenu(title) }
      guard let choice = choices.first(where: { $0.title == title }) else {
        throw ControllerRefusal.noMenuItem(title, titles: titles)
      }
      guard !choice.isDisabled else { throw ViewTouchRefusal.disabledChoice(title) }
      perform(choice)
    }
  }
}

extension Simulator {
  /// Long-presses a view to open its context menu.
  ///
  /// - Parameters:
  ///   - view: The view with the interaction, or a descendant.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Throws: A ``QueryFailure`` unless the view is on screen, and it or an ancestor has a
  ///   context menu interaction.
  @discardableResult
  public func openContextMenu(
    of view: View, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> OpenContextMenu? {
    try perform("openContextMenu", on: view, file, line) {
      let found = view.selfAndSuperviews.lazy.compactMap { view in
        view.interactions.lazy.compactMap { $0 as? ContextMenuInteraction }.first
      }.first
      guard let interaction = found, let delegate = interaction.delegate else {
        throw ControllerRefusal.noContextMenu(view.description)
      }
      guard view.window?.ownSimulator === self else {
        throw ControllerRefusal.notShown(view.description)
      }
      _ = try spot(on: view)
      let source = InteractionMenuSource(interaction: interaction, delegate: delegate)
      return openMenu(of: source) { interaction.open = $0 }
    }
  }

  /// Long-presses a row to open its context menu.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and a finger can reach it.
  @discardableResult
  public func openContextMenu(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) -> OpenContextMenu? {
    try perform("openContextMenu", on: indexPath, file, line) {
      let cell = try rowInReach(indexPath, in: table).cell
      guard let delegate = table.delegate else {
        throw ControllerRefusal.noDelegate(table.description)
      }
      let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
      table.menuInteraction.place = place
      return openMenu(
        of: TableMenuSource(
          table: table, indexPath: indexPath, place: place, delegate: delegate)
      ) { table.menuInteraction.open = $0 }
    }
  }

  /// Long-presses an item to open its context menu.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - view: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Throws: A ``QueryFailure`` unless the item is on screen, and a finger can reach it.
  @discardableResult
  public func openContextMenu(
    at indexPath: IndexPath, in view: CollectionView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) -> OpenContextMenu? {
    try perform("openContextMenu", on: indexPath, file, line) {
      let cell = try rowInReach(indexPath, in: view).cell
      guard let delegate = view.delegate else {
        throw ControllerRefusal.noDelegate(view.description)
      }
      let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
      view.menuInteraction.place = place
      return openMenu(
        of: CollectionMenuSource(
          view: view, indexPath: indexPath, place: place, delegate: delegate)
      ) { view.menuInteraction.open = $0 }
    }
  }

  /// Opens the menu that a source provides for its place; `nil` if it provides none.
  ///
  /// - Parameter opened: Called before the delegate is notified that the menu is about to appear.
  private func openMenu(
    of source: any ContextMenuSource, opened: (OpenContextMenu) -> Void = { _ in }
  ) -> OpenContextMenu? {
    guard let configuration = source.configuration() else { return nil }
    let menu = OpenContextMenu(configuration, of: source, on: self)
    opened(menu)
    let animator = ContextMenuAnimator(menu.preview)
    source.willDisplay(configuration, animator: animator)
    animator.run(on: self)
    layoutIfNeeded()
    return menu
  }
}
