import Foundation
import ListCore

extension Benchmark {
  /// A batch of 10,000 mixed legal changes over 100 sections of 10,000 items.
  static let plan = Benchmark(name: "plan") { _ in
    let (batch, before, after) = mixedBatch(sections: 100, items: 10_000, changesPerSection: 100)
    let changes = batch.changes.count
    let time = Stopwatch.nanoseconds(repetitions: 5) {
      guard let plan = try? UpdatePlan(batch, from: before, to: after) else {
        fatalError("The benchmark's batch is not legal; its counts or its paths are wrong")
      }
      precondition(plan.destination(of: ItemPath(item: 0, section: 0)) != nil)
    }
    let unit = time / (Double(changes) * log2(Double(changes)))
    return [
      Measurement(name: "validate and map \(changes) changes", value: time / 1e6, unit: "ms"),
      Measurement(
        name: "the same, per change and log2(changes)", value: unit, unit: "ns", limit: 20),
    ]
  }

  /// Deletions, insertions, reloads and moves in equal parts, spread over every section, announced
  /// in random order.
  private static func mixedBatch(
    sections: Int, items: Int, changesPerSection: Int
  ) -> (BatchUpdate, SectionCounts, SectionCounts) {
    let quarter = changesPerSection / 4
    let stride = items / changesPerSection
    var calls: [UpdateCall] = []
    for section in 0..<sections {
      func paths(_ part: Int, offset: Int) -> [ItemPath] {
        (0..<quarter).map { ItemPath(item: ($0 * 4 + part) * stride + offset, section: section) }
      }
      calls.append(UpdateCall(paths(0, offset: 1).map(Change.deleteItem)))
      calls.append(UpdateCall(paths(1, offset: 1).map(Change.insertItem)))
      calls.append(UpdateCall(paths(2, offset: 1).map(Change.reloadItem)))
      calls.append(
        UpdateCall(
          zip(paths(3, offset: 1), paths(3, offset: 50)).map { Change.moveItem(from: $0, to: $1) }))
    }
    let counts = SectionCounts(Array(repeating: items, count: sections))
    var dice = Dice(seed: 1)
    return (BatchUpdate(calls.flatMap(\.changes).shuffled(using: &dice)), counts, counts)
  }
}
