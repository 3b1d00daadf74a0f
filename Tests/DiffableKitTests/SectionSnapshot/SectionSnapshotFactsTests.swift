import Foundation
import Testing

@testable import DiffableKit

/// The known facts about section snapshots, one by one.
@Suite struct SectionSnapshotFactsTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<String>

  /// Returns the outline with which the recorded sequences begin.
  private func shelf() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b", "c"])
    snapshot.append(["d", "e"], to: "a")
    snapshot.append(["f"], to: "d")
    snapshot.append(["g"], to: "c")
    return snapshot
  }

  /// A plain section is an outline of roots. (behaviour 6.22)
  @Test func rootsOfAPlainSection() {
    #expect(RecordedTree(Snapshot(roots: ["a", "b"])) == RecordedTree(lines: ["-*a", "-*b"]))
    #expect(RecordedTree(Snapshot(roots: [])) == RecordedTree(lines: []))
  }

  /// Inserting nothing does nothing, whatever the destination. (behaviour 6.23)
  @Test func emptyArraysDoNothing() {
    var snapshot = shelf()
    let report = captureCrash {
      snapshot.append([])
      snapshot.append([], to: "zz")
      snapshot.insert([], before: "zz")
      snapshot.insert([], after: "zz")
      snapshot.delete([])
      snapshot.expand([])
      snapshot.collapse([])
    }
    #expect(report == nil)
    #expect(RecordedTree(snapshot) == RecordedTree(shelf()))
  }

  /// Inserting after an item inserts after all of its descendants. (behaviour 6.23)
  @Test func insertAfterSkipsDescendants() {
    var snapshot = shelf()
    snapshot.insert(["x", "y"], after: "a")
    snapshot.insert(["z"], after: "f")
    #expect(
      RecordedTree(snapshot)
        == RecordedTree(
          lines: [
            "-*a", "  - d", "    - f", "    - z", "  - e", "-*x", "-*y", "-*b", "-*c", "  - g",
          ]))
  }

  @Test func insertBefore() {
    var snapshot = shelf()
    snapshot.insert(["x"], before: "a")
    snapshot.insert(["y"], before: "f")
    snapshot.insert(["z"], before: "e")
    #expect(
      RecordedTree(snapshot)
        == RecordedTree(
          lines: [
            "-*x", "-*a", "  - d", "    - y", "    - f", "  - z", "  - e", "-*b", "-*c", "  - g",
          ]))
  }

  /// Descendants are deleted with their item, and may be named as well. (behaviour 6.23)
  @Test func deletingRemovesDescendants() {
    var snapshot = shelf()
    snapshot.delete(["f", "d", "c", "c"])
    #expect(RecordedTree(snapshot) == RecordedTree(lines: ["-*a", "  - e", "-*b"]))
    snapshot.append(["f", "g"], to: "b")
    #expect(
      RecordedTree(snapshot) == RecordedTree(lines: ["-*a", "  - e", "-*b", "  - f", "  - g"]))
    snapshot.deleteAll()
    #expect(RecordedTree(snapshot) == RecordedTree(lines: []))
  }

  /// Unknown items are ignored, and leaf items can be expanded, too. (behaviour 6.23)
  @Test func anyItemCanBeExpandedAndCollapsed() {
    var snapshot = shelf()
    let report = captureCrash {
      snapshot.expand(["zz", "a", "f", "b"])
      snapshot.collapse(["b", "zz", "b"])
    }
    #expect(report == nil)
    #expect(
      RecordedTree(snapshot)
        == RecordedTree(
          lines: ["+*a", "  -*d", "    + f", "  -*e", "-*b", "-*c", "  - g"]))
    snapshot.expand(["d"])
    snapshot.append(["h"], to: "f")
    #expect(
      snapshot.visibleItems == ["a", "d", "f", "h", "e", "b", "c"],
      "an expanded leaf shows what comes later")
    snapshot.collapse(["a"])
    #expect(snapshot.visibleItems == ["a", "b", "c"])
    #expect(snapshot.expandedItems == ["d", "f"])
  }

  /// An item that is deleted and inserted again is collapsed.
  @Test func expansionIsDeletedWithTheItem() {
    var snapshot = shelf()
    snapshot.expand(["b"])
    snapshot.delete(["b"])
    snapshot.append(["b"])
    #expect(snapshot.expandedItems == [])
  }

  /// (behaviour 6.23)
  @Test func questions() {
    var snapshot = shelf()
    snapshot.expand(["a"])
    let items = ["a", "d", "f", "e", "b", "c", "g"]
    #expect(snapshot.items == items)
    #expect(snapshot.rootItems == ["a", "b", "c"])
    #expect(items.map { snapshot.level(of: $0) } == [0, 1, 2, 1, 0, 0, 1])
    #expect(items.map { snapshot.parent(of: $0) } == [nil, "a", "d", "a", nil, nil, "c"])
    #expect(items.map { snapshot.index(of: $0) } == [0, 1, 2, 3, 4, 5, 6])
    #expect(
      items.map { snapshot.isVisible($0) } == [true, true, false, true, true, true, false])
    #expect(items.filter { snapshot.isExpanded($0) } == ["a"])
    #expect(snapshot.contains("g"))
    #expect(!snapshot.contains("zz"))
    #expect(snapshot.index(of: "zz") == nil)
  }

  /// Equality compares the outline and its expanded items, not their history. (behaviour 6.23)
  @Test func equality() {
    var rebuilt = Snapshot()
    rebuilt.append(["c", "zz"])
    rebuilt.insert(["b"], before: "c")
    rebuilt.delete(["zz"])
    rebuilt.append(["g"], to: "c")
    rebuilt.insert(["a"], before: "b")
    rebuilt.append(["e"], to: "a")
    rebuilt.insert(["d"], before: "e")
    rebuilt.append(["f"], to: "d")
    #expect(rebuilt.hasSameContent(as: shelf()))

    rebuilt.expand(["f"])
    #expect(!rebuilt.hasSameContent(as: shelf()))
    rebuilt.collapse(["f"])
    rebuilt.delete(["f"])
    #expect(!rebuilt.hasSameContent(as: shelf()))
    rebuilt.append(["f"], to: "e")
    #expect(!rebuilt.hasSameContent(as: shelf()))
  }

  /// A partial snapshot has its own levels and the same expanded items.
  @Test func partialSnapshots() {
    var snapshot = shelf()
    snapshot.expand(["a", "d"])
    #expect(
      RecordedTree(snapshot.snapshot(of: "a"))
        == RecordedTree(lines: ["+*d", "  -*f", "-*e"]))
    #expect(
      RecordedTree(snapshot.snapshot(of: "a", includingParent: true))
        == RecordedTree(lines: ["+*a", "  +*d", "    -*f", "  -*e"]))
    #expect(RecordedTree(snapshot.snapshot(of: "b")) == RecordedTree(lines: []))
    #expect(RecordedTree(Snapshot(snapshot)) == RecordedTree(snapshot))
  }

  /// An inserted snapshot brings its outline and its expanded items.
  @Test func insertedSnapshotsKeepTheirOutline() {
    var inner = Snapshot()
    inner.append(["x", "y"])
    inner.append(["z"], to: "x")
    inner.expand(["x"])

    var before = shelf()
    before.insert(inner, before: "e")
    #expect(
      RecordedTree(before)
        == RecordedTree(
          lines: [
            "-*a", "  - d", "    - f", "  + x", "    - z", "  - y", "  - e", "-*b", "-*c", "  - g",
          ]))
    var after = shelf()
    after.insert(inner, after: "a")
    #expect(
      RecordedTree(after)
        == RecordedTree(
          lines: [
            "-*a", "  - d", "    - f", "  - e", "+*x", "  -*z", "-*y", "-*b", "-*c", "  - g",
          ]))
  }

  /// New children may include old ones: a lazily loaded parent gets its children again.
  @Test func replacedChildren() {
    var snapshot = shelf()
    snapshot.expand(["a", "d"])
    var children = snapshot.snapshot(of: "a")
    children.insert(["x"], before: "e")
    children.delete(["f"])
    snapshot.replace(childrenOf: "a", using: children)
    #expect(
      RecordedTree(snapshot)
        == RecordedTree(lines: ["+*a", "  +*d", "  -*x", "  -*e", "-*b", "-*c", "  - g"]))
    snapshot.replace(childrenOf: "a", using: Snapshot())
    #expect(RecordedTree(snapshot) == RecordedTree(lines: ["+*a", "-*b", "-*c", "  - g"]))
  }

  /// A data source that expands an item replaces its children by the handler's answer; the handler
  /// receives the present ones. (behaviour 6.24)
  @Test func expandingReplacesTheChildren() {
    var asked: [String] = []
    let expanded = shelf().expanding("a") { parent, children in
      asked.append("\(parent): \(children.items)")
      var children = children
      children.append(["x"], to: "e")
      return children
    }
    #expect(asked == ["a: [\"d\", \"f\", \"e\"]"])
    #expect(
      RecordedTree(expanded)
        == RecordedTree(
          lines: [
            "+*a", "  -*d", "    - f", "  -*e", "    - x", "-*b", "-*c", "  - g",
          ]))
    #expect(
      RecordedTree(shelf().expanding("c", children: nil))
        == RecordedTree(
          lines: ["-*a", "  - d", "    - f", "  - e", "-*b", "+*c", "  -*g"]))
  }

  /// The visual description prints items as messages do.
  @Test func theVisualDescriptionPrintsItems() {
    var snapshot = DiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([1, 2])
    snapshot.append([3], to: 2)
    snapshot.expand([1])
    let picture = """
      <NSDiffableDataSourceSectionSnapshot: 0x600001d2c4b0
      +*1
      -*2
        - 3
      >
      """
    #expect(snapshot.visualDescription() == picture)
  }

  /// Any number of threads can read one snapshot and change copies of it.
  @Test func concurrentReads() async {
    var built = Snapshot()
    built.append((0..<200).map { "root \($0)" })
    for root in built.items { built.append(["\(root), child"], to: root) }
    let snapshot = built
    let answers = await withTaskGroup(of: [Int?].self) { group in
      for reader in 0..<8 {
        group.addTask {
          var copy = snapshot
          copy.expand(["root \(reader)"])
          let places = [snapshot.index(of: "root 199"), copy.index(of: "root 199")]
          copy.delete(["root \(reader)"])
          return places + [copy.index(of: "root 199"), copy.visibleItems.count]
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: [398, 398, 396, 199], count: 8))
  }
}
