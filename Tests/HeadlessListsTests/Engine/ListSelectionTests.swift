import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct ListSelectionTests {
  private func path(_ item: Int) -> ItemPath { ItemPath(item: item, section: 0) }

  @Test func theOrderIsTheOrderOfSelecting() {
    var selection = ListSelection()
    for item in [3, 1, 3, 2] { selection.insert(path(item)) }
    #expect(selection.paths == [path(3), path(1), path(2)])
    #expect(selection.contains(path(1)))
    selection.remove(path(1))
    #expect(selection.paths == [path(3), path(2)])
    selection.keepFirst()
    #expect(selection.paths == [path(3)])
    selection.removeAll()
    #expect(selection.paths == [])
  }

  // behaviour 5.6
  @Test func selectionFollowsItsItems() throws {
    var selection = ListSelection()
    for item in [3, 0, 1, 2] { selection.insert(path(item)) }
    selection.rebase(
      by: try UpdatePlan(
        BatchUpdate([.deleteItem(path(0)), .reloadItem(path(1)), .insertItem(path(0))]),
        from: [4], to: [4]))
    #expect(selection.paths == [path(3), path(2)])
  }
}
