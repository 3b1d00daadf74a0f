import DiffableKit
import Foundation
import ListCore
import Testing

/// Items that are expanded and collapsed by taps. (behaviour 6.24)
@MainActor
@Suite struct OutlineTouchTests {
  /// Returns an outline: a with the children b and c, b with the child d, all collapsed. Every cell
  /// has an accessory.
  private func stage(
    accessory: @escaping () -> CellAccessory = { .outlineDisclosure() }
  ) throws -> CollectionStage {
    let stage = try CollectionStage()
    stage.answers = { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.text = item
      (cell as? TextCell)?.indentationLevel = 9  // the source's level overrides it
      (cell as? TextCell)?.accessories = [accessory()]
      return cell
    }
    var tree = Tree()
    tree.append(["a", "z"])
    tree.append(["b", "c"], to: "a")
    tree.append(["d"], to: "b")
    stage.simulator.run { stage.source.apply(tree, to: "T", animatingDifferences: false) }
    try stage.simulator.settle()
    _ = (stage.calls, stage.view.takeCalls())
    return stage
  }

  /// Returns each cell's text, its level, and whether it is expanded.
  private func cells(_ stage: CollectionStage) -> [String] {
    stage.view.visibleCells.compactMap { $0 as? TextCell }.map {
      "\($0.text)\($0.indentationLevel)\($0.configurationState.isExpanded ? "+" : "-")"
    }
  }

  @Test("behaviour 6.24: a tap expands an item and shows its children, another one collapses it")
  func openAndClose() throws {
    let stage = try stage()
    #expect(cells(stage) == ["a0-", "z0-"])
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(cells(stage) == ["a0+", "b1-", "c1-", "z0-"])
    #expect(stage.calls == ["b 0-1", "c 0-2"])
    #expect(stage.simulator.pendingWork.map(\.due) == [0.3])  // animated
    try stage.simulator.tapOutlineDisclosure(at: [0, 1], in: stage.view)
    #expect(cells(stage) == ["a0+", "b1+", "d2-", "c1-", "z0-"])
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(cells(stage) == ["a0-", "z0-"])
    #expect(stage.source.snapshot(for: "T").expandedItems == ["b"])
    try stage.simulator.settle()
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(cells(stage) == ["a0+", "b1+", "d2-", "c1-", "z0-"])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test("behaviour 6.24: the handlers are called in order, each before the source changes")
  func handlers() throws {
    let stage = try stage()
    let source = stage.source
    var notes: [String] = []
    func note(_ text: String) { notes.append("\(text) \(source.snapshot().text)") }
    source.sectionSnapshotHandlers.shouldExpandItem = {
      note("should expand \($0)"); return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { note("will expand \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      note("children of \(item): \(children.items.joined())")
      #expect(children.level(of: "b") == 0)
      var answer = children
      answer.delete(["c"])
      answer.append(["n"])
      return answer
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      note("should collapse \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { note("will collapse \($0)") }

    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(
      notes == ["should expand a T:az", "will expand a T:az", "children of a: bdc T:az"])
    #expect(cells(stage) == ["a0+", "b1-", "n1-", "z0-"])
    notes = []
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(notes == ["should collapse a T:abnz", "will collapse a T:abnz"])
    #expect(cells(stage) == ["a0-", "z0-"])
  }

  @Test("behaviour 6.24: a handler can prevent the change")
  func refusal() throws {
    let stage = try stage()
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "a" }
    stage.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(cells(stage) == ["a0-", "z0-"])
    try stage.simulator.tapOutlineDisclosure(at: [0, 1], in: stage.view)
    try stage.simulator.tapOutlineDisclosure(at: [0, 1], in: stage.view)
    #expect(cells(stage) == ["a0-", "z0+"])
    #expect(stage.view.takeCalls() == [])
  }

  @Test("a snapshot applied in a handler is kept, even while the children are requested")
  func applyFromHandlers() throws {
    let stage = try stage()
    stage.source.sectionSnapshotHandlers.willExpandItem = { [unowned source = stage.source] _ in
      source.apply("Q:q T:az")
    }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = {
      [unowned source = stage.source] _, children in
      source.apply("Q:q T:xaz")
      return children
    }
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    try stage.simulator.settle()
    #expect(stage.source.snapshot().text == "Q:q T:xabcz")
    stage.source.sectionSnapshotHandlers.willExpandItem = nil
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = {
      [unowned source = stage.source] _, children in
      source.apply("Q:q T:xz")
      return children
    }
    stage.apply("Q:q T:xaz")
    try stage.simulator.tapOutlineDisclosure(at: [1, 1], in: stage.view)  // collapses
    try stage.simulator.tapOutlineDisclosure(at: [1, 1], in: stage.view)
    #expect(stage.source.snapshot().text == "Q:q T:xz")
  }

  @Test("an accessory with its own action handler calls only that")
  func ownAction() throws {
    var taps = 0
    let stage = try stage { .outlineDisclosure { taps += 1 } }
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(taps == 1)
    #expect(cells(stage) == ["a0-", "z0-"])
  }

  @Test("a tap anywhere in a header row expands or collapses it without selecting it")
  func header() throws {
    let stage = try stage { .outlineDisclosure(options: .init(style: .header)) }
    try stage.simulator.tap([0, 0], in: stage.view)
    #expect(cells(stage) == ["a0+", "b1-", "c1-", "z0-"])
    #expect(stage.view.indexPathsForSelectedItems == [])
    let other = try self.stage { .outlineDisclosure(options: .init(style: .cell)) }
    try other.simulator.tap([0, 0], in: other.view)
    #expect(cells(other) == ["a0-", "z0-"])
    #expect(other.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test("a section without a section snapshot cannot be expanded")
  func plainSection() throws {
    let stage = try stage()
    stage.apply("P:pq T:az")
    _ = stage.view.takeCalls()
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(stage.view.takeCalls() == [])
    #expect(stage.source.snapshot().text == "P:pq T:az")
  }
}
