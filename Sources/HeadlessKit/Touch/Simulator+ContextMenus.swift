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
      let place = interaction.location(in: interaction.view)
      guard
        let configuration = delegate.contextMenuInteraction(
          interaction, configurationForMenuAtLocation: place)
      else { return nil }
      let menu = OpenContextMenu(
        configuration,
        highlight: delegate.contextMenuInteraction(
          interaction, previewForHighlightingMenuWithConfiguration: configuration),
        on: self,
        OpenContextMenu.Source(
          sender: interaction.view,
          willEnd: { [weak delegate] in
            delegate?.contextMenuInteraction(
              interaction, willEndFor: configuration, animator: $0)
          },
          commit: { [weak delegate] in
            delegate?.contextMenuInteraction(
              interaction, willPerformPreviewActionForMenuWith: configuration, animator: $0)
          }))
      interaction.open = menu
      tellOfDisplay(menu) {
        delegate.contextMenuInteraction(
          interaction, willDisplayMenuFor: configuration, animator: $0)
      }
      return menu
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
      let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
      guard
        let configuration = delegate.tableView(
          table, contextMenuConfigurationForRowAt: indexPath, point: place)
      else { return nil }
      let menu = OpenContextMenu(
        configuration,
        highlight: delegate.tableView(
          table, previewForHighlightingContextMenuWithConfiguration: configuration),
        on: self,
        OpenContextMenu.Source(
          sender: table,
          willEnd: { [weak delegate] in
            delegate?.tableView(
              table, willEndContextMenuInteraction: configuration, animator: $0)
          },
          commit: { [weak delegate] in
            delegate?.tableView(
              table, willPerformPreviewActionForMenuWith: configuration, animator: $0)
          }))
      tellOfDisplay(menu) {
        delegate.tableView(table, willDisplayContextMenu: configuration, animator: $0)
      }
      return menu
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
      let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
      guard
        let configuration = delegate.collectionView(
          view, contextMenuConfigurationForItemsAt: view.pressed(with: indexPath), point: place)
      else { return nil }
      let menu = OpenContextMenu(
        configuration,
        highlight: delegate.collectionView(
          view, contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: indexPath),
        on: self,
        OpenContextMenu.Source(
          sender: view,
          willEnd: { [weak delegate] in
            delegate?.collectionView(
              view, willEndContextMenuInteraction: configuration, animator: $0)
          },
          commit: { [weak delegate] in
            delegate?.collectionView(
              view, willPerformPreviewActionForMenuWith: configuration, animator: $0)
          }))
      tellOfDisplay(menu) {
        delegate.collectionView(view, willDisplayContextMenu: configuration, animator: $0)
      }
      return menu
    }
  }

  private func tellOfDisplay(
    _ menu: OpenContextMenu, _ tell: (any ContextMenuInteractionAnimating) -> Void
  ) {
    let animator = ContextMenuAnimator(menu.preview)
    tell(animator)
    animator.run(on: self)
    layoutIfNeeded()
  }

  private func refuseMenu(
    at indexPath: IndexPath, in list: View, _ file: StaticString, _ line: UInt
  ) -> Never {
    fatalError(
      "Simulator.openContextMenu: \(Array(indexPath)) is not on screen in \(list), or the list has "
        + "no delegate. Show it and scroll to it first.", file: file, line: line)
  }
}

extension CollectionView {
  /// Returns the items that a long press on one applies to: all selected items, if it is one of
  /// them.
  fileprivate func pressed(with indexPath: IndexPath) -> [IndexPath] {
    let selected = (indexPathsForSelectedItems ?? []).sorted()
    return selected.contains(indexPath) && selected.count > 1 ? selected : [indexPath]
  }
}
