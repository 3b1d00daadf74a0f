import ListCore
import Testing

@testable import DiffableKit

/// The state of a source, as a value.
@Suite struct SourceStateTests {
  private typealias State = SourceState<String, String>

  private func outline(_ roots: String, under parent: String? = nil, _ children: String = "")
    -> Tree
  {
    var tree = Tree()
    tree.append(roots.map(String.init))
    if let parent {
      tree.append(children.map(String.init), to: parent)
      tree.expand([parent])
    }
    return tree
  }

  @Test("a snapshot replaces the previous one")
  func list() {
    let state = State().applying("A:xy").applying(Letters("B:z").reloading("z"))
    #expect(state.snapshot.text == "B:z")
    #expect(state.snapshot.reloadedItemIdentifiers == ["z"])
    #expect(state.withoutMarks().snapshot.reloadedItemIdentifiers == [])
    #expect(state.outlines.isEmpty)
  }

  @Test("behaviour 6.22: a section's items are the visible items of its section snapshot")
  func sections() {
    var state = State().applying("A:xy B:z")
    state = state.applying(outline("pq", under: "p", "yr"), to: "T")
    #expect(state.snapshot.text == "A:x B:z T:pyrq")
    state = state.applying(outline("pz"), to: "B")
    #expect(state.snapshot.text == "A:x B:pz T:yrq")
    #expect(state.outline(of: "T").items == ["y", "r", "q"])
    #expect(state.outline(of: "A").items == ["x"])
    #expect(state.outline(of: "?").items == [])
    #expect(state.applying(Tree(), to: "B").snapshot.text == "A:x B: T:yrq")
  }

  @Test("behaviour 6.25: a snapshot is merged with the existing section snapshots")
  func trees() {
    let state = State().applying(outline("pq", under: "p", "ab"), to: "T")
    let fitted = state.applying("T:pbnq U:a")
    #expect(fitted.outline(of: "T").snapshot(of: "p").items == ["b", "n"])
    #expect(state.applying("U:u").outlines.isEmpty)
  }

  @Test("an item is moved to the place it has after leaving its old one")
  func moving() {
    let state = State().applying("A:wxyz B: C:c")
    func moved(_ from: ItemPath, _ to: ItemPath) -> String {
      state.movingItem(from: from, to: to).snapshot.text
    }
    #expect(moved(ItemPath(item: 0, section: 0), ItemPath(item: 2, section: 0)) == "A:xywz B: C:c")
    #expect(moved(ItemPath(item: 3, section: 0), ItemPath(item: 0, section: 0)) == "A:zwxy B: C:c")
    #expect(moved(ItemPath(item: 1, section: 0), ItemPath(item: 3, section: 0)) == "A:wyzx B: C:c")
    #expect(moved(ItemPath(item: 1, section: 0), ItemPath(item: 0, section: 1)) == "A:wyz B:x C:c")
    #expect(moved(ItemPath(item: 1, section: 0), ItemPath(item: 1, section: 2)) == "A:wyz B: C:cx")
    #expect(moved(ItemPath(item: 9, section: 0), ItemPath(item: 1, section: 2)) == "A:wxyz B: C:c")
    #expect(moved(ItemPath(item: 0, section: 0), ItemPath(item: 0, section: 7)) == "A:wxyz B: C:c")
  }

  @Test("marks become index paths after the changes; a reload covers its items")
  func markedPaths() {
    var snapshot: Letters = "A:xy B:zw C:c"
    snapshot.reloadItems(["x", "w", "c"])
    snapshot.reconfigureItems(["w", "y", "z"])
    snapshot.reloadSections(["A", "C"])
    snapshot.moveSection("C", beforeSection: "A")
    let marked = snapshot.markedPaths(in: SnapshotIndex(snapshot.content))
    #expect(
      marked
        == MarkedPaths(
          reloadedSections: [0, 1], reloadedItems: [ItemPath(item: 1, section: 2)],
          reconfiguredItems: [ItemPath(item: 0, section: 2)],
          itemsOfReloadedSections: [ItemPath(item: 0, section: 1), ItemPath(item: 0, section: 0)]))
    let plain: Letters = "A:x"
    #expect(plain.markedPaths(in: SnapshotIndex(plain.content)).isEmpty)
  }
}
