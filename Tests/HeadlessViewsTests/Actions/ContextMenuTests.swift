import Foundation
import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Context menus of rows, items and views, opened by a long press.
@MainActor
@Suite struct ContextMenuTests {
  let simulator = Simulator()
  let owner = MenuOwner()

  @Test func anActionIsChosenFromARowsMenu() throws {
    let table = TableView(frame: .zero, style: .plain)
    table.dataSource = owner
    table.delegate = owner
    simulator.show(table)
    let menu = try simulator.openContextMenu(at: IndexPath(row: 1, section: 0), in: table)
    #expect(menu?.titles == ["Share", "Later", "Delete"])
    try menu?.choose("Delete")
    #expect(owner.heard == ["ask 1", "display", "end", "Delete"])
    #expect(menu?.isOpen == false)
    #expect(try simulator.openContextMenu(at: IndexPath(row: 0, section: 0), in: table) == nil)
  }

  @Test func tappingThePreviewCommitsIt() throws {
    let table = TableView(frame: .zero, style: .plain)
    table.dataSource = owner
    table.delegate = owner
    simulator.show(table)
    let menu = try simulator.openContextMenu(at: IndexPath(row: 1, section: 0), in: table)
    #expect(menu?.preview?.title == "preview")
    menu?.tapPreview()
    #expect(owner.heard == ["ask 1", "display", "commit preview", "end"])
    try simulator.settle()
    #expect(owner.heard.last == "opened")
  }

  @Test func theOlderDelegateMethodConfiguresAnItemsMenu() throws {
    let layout = CollectionViewFlowLayout()
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = owner
    view.delegate = owner
    simulator.show(view)
    let menu = try simulator.openContextMenu(at: IndexPath(item: 1, section: 0), in: view)
    #expect(menu?.titles == ["Share", "Later", "Delete"])
    menu?.dismiss()
    #expect(owner.heard == ["ask 1", "item display", "item end"])
  }

  @Test func aViewsInteractionOpensAMenu() throws {
    let view = View(frame: .zero)
    let inner = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    let interaction = ContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    simulator.show(view)
    let menu = try simulator.openContextMenu(of: inner)
    interaction.updateVisibleMenu { $0.replacingChildren(Array($0.children.dropFirst())) }
    #expect(menu?.titles == ["Later", "Delete"])
    interaction.dismissMenu()
    #expect(menu?.isOpen == false)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(view.interactions.isEmpty)
  }
}

final class MenuOwner: NSObject, TableViewDataSource, TableViewDelegate,
  CollectionViewDataSource, CollectionViewDelegate, ContextMenuInteractionDelegate
{
  var heard: [String] = []

  private func configuration(_ index: Int) -> ContextMenuConfiguration? {
    guard index > 0 else { return nil }
    heard.append("ask \(index)")
    return ContextMenuConfiguration(identifier: NSNumber(value: index)) {
      let preview = ViewController()
      preview.title = "preview"
      return preview
    } actionProvider: { [weak self] _ in
      let actions = ["Share", "Delete"].map { title in
        Action(title: title) { [weak self] in self?.heard.append($0.title) }
      }
      let later = DeferredMenuElement.uncached { $0([Action(title: "Later") { _ in }]) }
      return Menu(children: [actions[0], Menu(children: [later]), actions[1]])
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { configuration(indexPath.row) }
  func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("display") }
  func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("end") }
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {
    heard.append("commit \(animator.previewViewController?.title ?? "")")
    animator.preferredCommitStyle = .pop
    animator.addCompletion { self.heard.append("opened") }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    2
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { configuration(indexPath.item) }
  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("item display") }
  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("item end") }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? { configuration(1) }
}
