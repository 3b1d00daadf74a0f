import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The interaction of a list, which closes the menu of a row and says where it was pressed.
@MainActor
@Suite struct ListMenuInteractionTests {
  let simulator = Simulator()
  let owner = MenuOwner()

  @Test func aListWithoutADelegateHasNone() {
    #expect(TableView(frame: .zero, style: .plain).contextMenuInteraction == nil)
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    #expect(view.contextMenuInteraction == nil)
  }

  @Test func theInteractionClosesARowsMenu() throws {
    let table = TableView(frame: .zero, style: .plain)
    (table.dataSource, table.delegate) = (owner, owner)
    simulator.show(table)
    let place = IndexPath(row: 1, section: 0)
    let menu = try #require(try simulator.openContextMenu(at: place, in: table))
    let interaction = try #require(table.contextMenuInteraction)
    #expect(interaction === table.contextMenuInteraction)
    let middle = table.rectForRow(at: place)
    #expect(interaction.location(in: table) == CGPoint(x: middle.midX, y: middle.midY))
    interaction.dismissMenu()
    #expect(!menu.isOpen)
    #expect(owner.heard == ["ask 1", "display", "end"])
  }

  @Test func theInteractionReplacesAnItemsMenu() throws {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (owner, owner)
    simulator.show(view)
    let menu = try simulator.openContextMenu(at: IndexPath(item: 1, section: 0), in: view)
    view.contextMenuInteraction?.updateVisibleMenu { old in
      old.replacingChildren([Action(title: "Undo") { _ in }])
    }
    #expect(menu?.titles == ["Undo"])
  }
}
