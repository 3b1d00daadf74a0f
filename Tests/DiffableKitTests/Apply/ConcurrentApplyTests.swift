import DiffableKit
import Dispatch
import Foundation
import TestSupport
import Testing

/// Snapshots and sources used by several threads at once. (behaviour 6.7)
///
/// These tests are short because `.ci/run` also runs them under the thread sanitizer.
@MainActor
@Suite struct ConcurrentApplyTests {
  @Test("threads can edit copies of one snapshot independently")
  func copies() {
    let original = Letters(rows: 0..<5_000)
    let results = Notes()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var edit = RandomEdit(seed: UInt64(thread), Array(original.itemIdentifiers))
      var copy = original
      for round in 0..<100 {
        // Half of the new items are shared by all threads, half belong to this one.
        edit.perform(on: &copy, newItem: round % 2 == 0 ? "all \(round)" : "\(thread) \(round)")
      }
      let isRight =
        copy.itemIdentifiers == edit.model
        && edit.model.indices.allSatisfy { copy.indexOfItem(edit.model[$0]) == $0 }
      results.add(isRight ? "right" : "thread \(thread) got \(copy)")
    }
    #expect(results.take() == Array(repeating: "right", count: 8))
    #expect(original.itemIdentifiers == (0..<5_000).map { "\($0)" })
  }

  @Test("of many applies from one queue while the list scrolls, each is shown, in order")
  func storm() async throws {
    let stage = try TableStage()
    let source = stage.source
    let completions = Notes()
    let end = Notes()
    let rounds = 200
    DispatchQueue(label: "background").async {
      var snapshot = Letters(rows: 0..<200)
      var edit = RandomEdit(seed: 1, snapshot.itemIdentifiers)
      for round in 0..<rounds {
        source.apply(snapshot, animatingDifferences: round % 2 == 0) {
          completions.add("\(round)")
        }
        snapshot = source.snapshot()  // the state to expect
        if round < rounds - 1 { edit.perform(on: &snapshot, newItem: "new \(round)") }
      }
      for item in edit.model { end.add(item) }
      end.add("end")
    }
    var offset: CGFloat = 0
    while !end.contains("end") || completions.count < rounds {
      offset = offset > 2_000 ? 0 : offset + 37
      stage.table.contentOffset.y = offset
      stage.simulator.nextTurn()
      await Task.yield()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      try stage.simulator.settle()
    }
    let model = end.take().dropLast()
    #expect(completions.take() == (0..<rounds).map { "\($0)" })
    #expect(source.snapshot().itemIdentifiers == Array(model))
    #expect(stage.table.numberOfRows(inSection: 0) == model.count)
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    #expect(stage.rows.count > 10)
    #expect(stage.rows == model.prefix(stage.rows.count).enumerated().map { "\($1) 0-\($0)" })
    #expect(stage.simulator.console.lines == [])
  }
}

/// Random edits of a snapshot and their expected result.
private struct RandomEdit {
  private(set) var model: [String]
  private var dice: SeededGenerator

  init(seed: UInt64, _ items: [String]) {
    model = items
    dice = SeededGenerator(seed: seed)
  }

  /// Inserts one item, deletes one and moves one.
  mutating func perform(on snapshot: inout Letters, newItem: String) {
    let place = Int.random(in: model.indices, using: &dice)
    snapshot.insertItems([newItem], beforeItem: model[place])
    model.insert(newItem, at: place)
    let gone = model.remove(at: Int.random(in: model.indices, using: &dice))
    snapshot.deleteItems([gone])
    let moved = model.remove(at: Int.random(in: model.indices, using: &dice))
    let target = Int.random(in: model.indices, using: &dice)
    snapshot.moveItem(moved, afterItem: model[target])
    model.insert(moved, at: target + 1)
  }
}

extension Letters {
  /// Creates a snapshot of one section with an item for each number.
  fileprivate init(rows: Range<Int>) {
    self.init()
    appendSections(["A"])
    appendItems(rows.map { "\($0)" })
  }
}
