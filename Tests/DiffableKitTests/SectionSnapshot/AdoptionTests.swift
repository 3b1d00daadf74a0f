import Foundation
import Testing

@testable import DiffableKit

/// A full apply on a section with an outline keeps the outline, drops missing items and places new
/// ones after their visible predecessor at its level. (behaviour 6.25)
@Suite struct AdoptionTests {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<String>

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let visible: [String]
    let lines: [String]
  }

  /// a, d, e, b and c are visible; f is hidden under d, g under c.
  private static let shelf: Snapshot = {
    var snapshot = Snapshot()
    snapshot.append(["a", "b", "c"])
    snapshot.append(["d", "e"], to: "a")
    snapshot.append(["f"], to: "d")
    snapshot.append(["g"], to: "c")
    snapshot.append(["h"], to: "g")
    snapshot.expand(["a", "g"])
    return snapshot
  }()

  static let cases = [
    Case(
      testDescription: "nothing changes", visible: ["a", "d", "e", "b", "c"],
      lines: ["+*a", "  -*d", "    - f", "  -*e", "-*b", "-*c", "  + g", "    - h"]),
    Case(
      testDescription: "a child and a root are missing", visible: ["a", "e", "b"],
      lines: ["+*a", "  -*e", "-*b"]),
    Case(testDescription: "everything is missing", visible: [], lines: []),
    Case(
      testDescription: "new items at the level of their predecessors",
      visible: ["u", "a", "d", "v", "w", "e", "x", "b", "c", "y"],
      lines: [
        "-*u", "+*a", "  -*d", "    - f", "  -*v", "  -*w", "  -*e", "  -*x", "-*b", "-*c",
        "  + g", "    - h", "-*y",
      ]),
    Case(
      testDescription: "new items between a parent and its children",
      visible: ["a", "x", "y", "d", "e", "b", "c"],
      lines: [
        "+*a", "  -*x", "  -*y", "  -*d", "    - f", "  -*e", "-*b", "-*c", "  + g", "    - h",
      ]),
    Case(
      testDescription: "a parent is missing, its children stay", visible: ["b", "d", "e", "c"],
      lines: ["-*b", "-*d", "  - f", "-*e", "-*c", "  + g", "    - h"]),
    Case(
      testDescription: "siblings change places", visible: ["c", "b", "a", "e", "d"],
      lines: ["-*c", "  + g", "    - h", "-*b", "+*a", "  -*e", "  -*d", "    - f"]),
    Case(
      testDescription: "a child is dragged out of its parent", visible: ["a", "e", "b", "d", "c"],
      lines: ["+*a", "  -*e", "-*b", "-*d", "  - f", "-*c", "  + g", "    - h"]),
    Case(
      testDescription: "a root is dragged to the end of a parent", visible: ["a", "d", "e", "c"],
      lines: ["+*a", "  -*d", "    - f", "  -*e", "-*c", "  + g", "    - h"]),
    Case(
      testDescription: "hidden items are named", visible: ["a", "d", "e", "b", "h", "c", "g"],
      lines: ["+*a", "  -*d", "    - f", "  -*e", "-*b", "-*h", "-*c", "-*g"]),
    Case(
      testDescription: "a hidden item is named that has a child", visible: ["g", "b"],
      lines: ["-*g", "  - h", "-*b"]),
  ]

  @Test(arguments: cases)
  func example(_ given: Case) {
    var snapshot = Self.shelf
    snapshot.adopt(visibleItems: given.visible)
    #expect(RecordedTree(snapshot) == RecordedTree(lines: given.lines))
    snapshot.append(["left", "overs"])
    #expect(snapshot.rootItems.suffix(2) == ["left", "overs"], "the roster is in order")
  }

  /// Every small outline, with all combinations of expanded items, adopts every list of some of its
  /// items and a new one. With `HEADLESSKIT_EXHAUSTIVE` the outlines have up to four items.
  @Test func everySmallCase() {
    let isExhaustive = ProcessInfo.processInfo.environment["HEADLESSKIT_EXHAUSTIVE"] != nil
    var complaints: [String] = []
    for size in 0...(isExhaustive ? 4 : 3) {
      let items = Array("abcd".prefix(size)).map(String.init)
      let lists = arrangements(of: items + ["x"])
      for tree in trees(of: items) {
        for visible in lists {
          var adopted = tree
          adopted.adopt(visibleItems: visible)
          complaints += check(adopted, from: tree, visible: visible)
        }
      }
    }
    #expect(complaints.isEmpty, "\(complaints.prefix(2))")
  }

  /// Checks the invariants of adoption for any order.
  private func check(_ adopted: Snapshot, from tree: Snapshot, visible: [String]) -> [String] {
    func complaint(_ text: String) -> String {
      "\(text): \(visible) on \(tree.visualDescription()) gives \(adopted.visualDescription())"
    }
    var complaints: [String] = []
    if adopted.visibleItems != visible { complaints.append(complaint("other items are visible")) }

    let shown = Set(tree.visibleItems)
    for item in adopted.items where !visible.contains(item) {
      if shown.contains(item) || adopted.parent(of: item) != tree.parent(of: item) {
        complaints.append(complaint("\(item) is hidden elsewhere"))
      }
    }
    for item in visible where shown.contains(item) {
      let hidden = tree.isExpanded(item) ? [] : tree.snapshot(of: item).items
      if !hidden.allSatisfy({ adopted.contains($0) }) {
        complaints.append(complaint("\(item) lost what it hides"))
      }
      if adopted.isExpanded(item) != tree.isExpanded(item) {
        complaints.append(complaint("\(item) was opened or closed"))
      }
    }
    if visible.filter({ shown.contains($0) }) == tree.visibleItems {
      for item in shown where adopted.parent(of: item) != tree.parent(of: item) {
        complaints.append(complaint("\(item) was put elsewhere"))
      }
    }
    return complaints
  }

  /// Returns all lists of some of the items, in every order.
  private func arrangements(of items: [String]) -> [[String]] {
    [[]]
      + items.indices.flatMap { first in
        let others = items.enumerated().filter { $0.offset != first }.map(\.element)
        return arrangements(of: others).map { [items[first]] + $0 }
      }
  }

  /// Returns all outlines of the items in this order, in all states of expansion.
  private func trees(of items: [String]) -> [Snapshot] {
    items.reduce(into: [Snapshot()]) { trees, item in
      trees = trees.flatMap { tree in
        var parents: [String?] = [nil]
        var last = tree.items.last
        while let parent = last {
          parents.append(parent)
          last = tree.parent(of: parent)
        }
        return parents.flatMap { parent in
          [false, true].map { isExpanded in
            var grown = tree
            grown.append([item], to: parent)
            if isExpanded { grown.expand([item]) }
            return grown
          }
        }
      }
    }
  }
}
