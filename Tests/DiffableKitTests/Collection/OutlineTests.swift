import DiffableKit
import Foundation
import ListCore
import Testing

/// Sections with section snapshots. (behaviour 6.22, 6.24, 6.25)
@MainActor
@Suite struct OutlineTests {
  /// Returns an outline of letters: in `"a(bc) d"`, the letters in parentheses are children of the
  /// letter before them. Capitals are expanded.
  private func tree(_ text: String) -> Tree {
    var tree = Tree()
    var parents: [String] = []
    var last: String?
    for letter in text where letter != " " {
      switch letter {
      case "(": if let last { parents.append(last) }
      case ")": parents.removeLast()
      default:
        let item = letter.lowercased()
        tree.append([item], to: parents.last)
        if letter.isUppercase { tree.expand([item]) }
        last = item
      }
    }
    return tree
  }

  /// Returns the notation that ``tree(_:)`` reads.
  private func text(_ tree: Tree) -> String {
    func text(_ items: [String]) -> String {
      items.map { item in
        let children = tree.snapshot(of: item).rootItems
        let name = tree.isExpanded(item) ? item.uppercased() : item
        return name + (children.isEmpty ? "" : "(\(text(children)))")
      }.joined()
    }
    return text(tree.rootItems)
  }

  private func apply(_ text: String, to section: String, _ stage: CollectionStage) {
    stage.simulator.run { stage.source.apply(tree(text), to: section, animatingDifferences: false) }
  }

  @Test("behaviour 6.22: an unknown section is appended, with the visible items of its outline")
  func newSection() throws {
    let stage = try CollectionStage("A:xy")
    apply("A(bc) d(ef)", to: "T", stage)
    #expect(stage.source.snapshot().text == "A:xy T:abcd")
    #expect(stage.items == ["x 0-0", "y 0-1", "a 1-0", "b 1-1", "c 1-2", "d 1-3"])
    #expect(stage.view.takeCalls() == ["batch", "insert sections [1]"])
  }

  @Test("behaviour 6.22, 6.2: a section snapshot may be the first apply")
  func first() throws {
    let stage = try CollectionStage()
    apply("A(b)", to: "T", stage)
    #expect(stage.view.takeCalls() == ["reload"])
    #expect(stage.items == ["a 0-0", "b 0-1"])
  }

  @Test("behaviour 6.22: outlines are stored; plain sections have roots, unknown ones nothing")
  func questions() throws {
    let stage = try CollectionStage("A:xy B:")
    apply("A(bC(d)) e", to: "T", stage)
    #expect(text(stage.source.snapshot(for: "T")) == "A(bC(d))e")
    #expect(text(stage.source.snapshot(for: "A")) == "xy")
    #expect(text(stage.source.snapshot(for: "B")) == "")
    #expect(text(stage.source.snapshot(for: "?")) == "")
    var copy = stage.source.snapshot(for: "T")
    copy.deleteAll()
    #expect(text(stage.source.snapshot(for: "T")) == "A(bC(d))e")
  }

  @Test("behaviour 6.22: items of other sections are moved out of those and their outlines")
  func stealing() throws {
    let stage = try CollectionStage("A:xyz")
    apply("P(qr) s", to: "T", stage)
    _ = (stage.calls, stage.view.takeCalls())
    apply("U(yq)", to: "N", stage)
    #expect(stage.source.snapshot().text == "A:xz T:prs N:uyq")
    #expect(text(stage.source.snapshot(for: "T")) == "P(r)s")
    #expect(stage.simulator.console.lines == [])
  }

  @Test("a hidden item stays in the section that shows it until its parent is expanded")
  func hiddenItems() throws {
    let stage = try CollectionStage("A:xy")
    apply("p(x)", to: "T", stage)
    #expect(stage.source.snapshot().text == "A:xy T:p")
    #expect(text(stage.source.snapshot(for: "T")) == "p(x)")
    apply("P(x)", to: "T", stage)
    #expect(stage.source.snapshot().text == "A:y T:px")
    stage.apply("A:xy T:p")
    #expect(text(stage.source.snapshot(for: "T")) == "P")
  }

  @Test("a section snapshot without visible changes touches no cell, and is stored")
  func hiddenChange() throws {
    let stage = try CollectionStage()
    apply("a(b) c", to: "T", stage)
    _ = (stage.calls, stage.view.takeCalls())
    apply("a(bd) C", to: "T", stage)
    #expect(stage.view.takeCalls() == [])
    #expect(stage.calls == [])
    #expect(text(stage.source.snapshot(for: "T")) == "a(bd)C")
  }

  @Test("behaviour 6.22: items moving into an empty section are requested again, others are not")
  func movingIntoEmptySection() throws {
    let stage = try CollectionStage("A:xyz E: F:f")
    apply("x", to: "E", stage)
    #expect(stage.calls == ["x 1-0"])
    #expect(stage.view.takeCalls() == ["batch", "delete 0-0", "insert 1-0"])
    apply("y f", to: "F", stage)
    #expect(stage.calls == [])
    #expect(stage.view.takeCalls() == ["batch", "move 0-0 2-0"])
    apply("z", to: "N", stage)
    #expect(stage.calls == ["z 3-0"])
    #expect(stage.view.takeCalls() == ["batch", "insert sections [3]", "delete 0-0"])
    stage.apply("A:x E: F:yf N:z")  // not the tree's doing
    #expect(stage.calls == [])
    #expect(stage.items == ["x 0-0", "y 2-0", "f 2-1", "z 3-0"])
  }

  @Test("behaviour 6.25: applying a whole snapshot keeps the outlines and updates them")
  func fullApply() throws {
    let stage = try CollectionStage()
    apply("A(bc) d(ef) G(h)", to: "T", stage)
    stage.apply("T:acxdgyh Z:z")
    #expect(text(stage.source.snapshot(for: "T")) == "A(cx)d(ef)G(yh)")
    #expect(stage.source.snapshot().text == "T:acxdgyh Z:z")
    stage.apply("Z:z")
    #expect(text(stage.source.snapshot(for: "T")) == "")
    stage.apply("Z:z T:ab")
    #expect(text(stage.source.snapshot(for: "T")) == "ab")
  }

  @Test("applying a section snapshot again applies its differences")
  func again() throws {
    let stage = try CollectionStage()
    apply("A(bc) d", to: "T", stage)
    _ = (stage.calls, stage.view.takeCalls())
    apply("a(bc) D(ef)", to: "T", stage)
    #expect(stage.view.takeCalls() == ["batch", "delete 0-1 0-2", "insert 0-2 0-3"])
    #expect(stage.calls == ["e 0-2", "f 0-3"])
    #expect(stage.items == ["a 0-0", "d 0-1", "e 0-2", "f 0-3"])
  }

  @Test("completions of section snapshots are called like others, and can be awaited")
  func completions() async throws {
    let stage = try CollectionStage()
    var isCalled = false
    stage.simulator.run { stage.source.apply(tree("ab"), to: "T") { isCalled = true } }
    #expect(!isCalled)
    try stage.simulator.settle()
    #expect(isCalled)
    await stage.simulator.run { await stage.source.apply(tree("abc"), to: "T") }
    #expect(stage.simulator.clock.now == 0.3)
    #expect(stage.items.count == 3)
  }
}

typealias Tree = DiffableDataSourceSectionSnapshot<String>
