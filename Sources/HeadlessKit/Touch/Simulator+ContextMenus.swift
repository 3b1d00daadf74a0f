import Foundation
import ListCore

extension Simulator {
  /// Long-presses a view to open its context menu.
  ///
  /// - Parameters:
  ///   - view: The view with the interaction, or a descendant.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Precondition: The view is on screen, and it or an ancestor has a context menu interaction.
  @discardableResult
  public func openContextMenu(
    of view: View, file: StaticString = #filePath, line: UInt = #line
  ) -> OpenContextMenu? {
    run { () -> OpenContextMenu? in
      layoutIfNeeded()
      let views = sequence(first: view, next: \.superview)
      let found = views.lazy.compactMap { view in
        view.interactions.lazy.compactMap { $0 as? ContextMenuInteraction }.first
      }.first
      guard let interaction = found, let delegate = interaction.delegate else {
        fatalError(
          "Simulator.openContextMenu: neither \(view) nor a view around it has a menu. Add a "
            + "context menu interaction first.", file: (file), line: line)
      }
      guard view.window?.ownSimulator === self else {
        fatalError(
          "Simulator.openContextMenu: \(view) is not in a window of this simulator. Show it first.",
          file: (file), line: line)
      }
      let source = InteractionMenuSource(interaction: interaction, delegate: delegate)
      return openMenu(of: source) { interaction.open = $0 }
    }
  }

  /// Long-presses a row to open its context menu.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - table: The table.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Precondition: The row is on screen.
  @discardableResult
  public func openContextMenu(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath,
    line: UInt = #line
  ) -> OpenContextMenu? {
    run { () -> OpenContextMenu? in
      layoutIfNeeded()
      guard let cell = table.cellForRow(at: indexPath), let delegate = table.delegate else {
        refuseMenu(at: indexPath, in: table, file, line)
      }
      return openMenu(
        of: TableMenuSource(
          table: table, indexPath: indexPath,
          place: CGPoint(x: cell.frame.midX, y: cell.frame.midY),
          delegate: delegate))
    }
  }

  /// Long-presses an item to open its context menu.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - view: The collection view.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: The menu; `nil` if the delegate provides none.
  /// - Precondition: The item is on screen.
  @discardableResult
  public func openContextMenu(
    at indexPath: IndexPath, in view: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) -> OpenContextMenu? {
    run { () -> OpenContextMenu? in
      layoutIfNeeded()
      guard let cell = view.cellForItem(at: indexPath), let delegate = view.delegate else {
        refuseMenu(at: indexPath, in: view, file, line)
      }
      return openMenu(
        of: CollectionMenuSource(
          view: view, indexPath: indexPath,
          place: CGPoint(x: cell.frame.midX, y: cell.frame.midY),
          delegate: delegate))
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

  private func refuseMenu(
    at indexPath: IndexPath, in list: View, _ file: StaticString, _ line: UInt
  ) -> Never {
    fatalError(
      "Simulator.openContextMenu: \(Array(indexPath)) is not on screen in \(list), or the list has "
        + "no delegate. Show it and scroll to it first.", file: file, line: line)
  }
}
