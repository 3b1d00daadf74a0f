import DiffableKit
import Foundation
import HeadlessKit

extension Benchmark {
  /// Queries of a diffable data source.
  static let source = Benchmark(name: "source") { progress in
    progress.show("source")
    return questions(Int.self) + questions(String.self)
  }

  @MainActor
  private static func questions<ID: BenchmarkIdentifier>(_ type: ID.Type) -> [Measurement] {
    let items = (0..<100_000).map { ID(number: $0) }
    let rows = SourceRows(makeSnapshot(items))
    let source = rows.source
    var dice = Dice(seed: 3)
    let order = items.indices.shuffled(using: &dice).prefix(20_000)
    let paths = order.map { IndexPath(row: $0, section: 0) }
    let keys = order.map { items[$0].fresh }
    let positions = DictionaryPasses.insert(items)
    let work: [@MainActor () -> Any] = [
      {
        var found = 0
        for path in paths
        where source.itemIdentifier(for: path) != nil {
          found += 1
        }
        return found
      },
      {
        var found = 0
        for key in keys where source.indexPath(for: key) != nil {
          found += 1
        }
        return found
      },
      {
        var found = 0
        for key in keys where positions[key] != nil { found += 1 }
        return found
      },
      { order.map { items[$0] } },
    ]
    var contest = Contest()
    for work in work { contest.add(work) }
    let times = contest.medians(rounds: 9).map { $0 / Double(paths.count) }
    return [
      Measurement(
        name: "itemIdentifier(for:), 100000 \(ID.title)", value: times[0], unit: "ns", limit: 20,
        nanoseconds: times[0]),
      Measurement(name: "  the same items from an array", value: times[3], unit: "ns"),
      Measurement(
        name: "indexPath(for:), 100000 \(ID.title), in Dictionary lookups",
        value: times[1] / times[2], unit: "×", limit: 2, nanoseconds: times[1]),
    ]
  }

  /// Complete applies to a table on screen.
  static let apply = Benchmark(name: "apply") { progress in
    progress.show("apply")
    let items = (0..<100_000).map { Int(number: $0) }
    let mixed = Workload.mixed(100_000, percent: 10)
    let mixedItems = mixed.new.map { Int(number: $0) }

    let short = SourceRows(makeSnapshot(items))
    let long = SourceRows(makeSnapshot((0..<1_000_000).map { Int(number: $0) }))
    let fresh = SourceRows(makeSnapshot(items))
    let step = LightEdits()
    var target = short.source.snapshot()
    var isMixed = false

    var contest = Contest()
    contest.add { DictionaryPasses.insertAndLookUp(items, mixedItems) }
    for rows in [short, long] {
      contest.add(prepare: {
        target = step.edit(rows.source.snapshot())
      }) {
        rows.apply(target)
        return 0
      }
    }
    contest.add(prepare: {
      isMixed.toggle()
      target = makeSnapshot(isMixed ? mixedItems : items)
    }) {
      fresh.apply(target)
      return 0
    }
    let times = contest.medians(rounds: 31)
    return [
      Measurement(
        name: "apply 10 edits to a table of 100000 Int, in dict+lookup",
        value: times[1] / times[0], unit: "×", limit: 0.1, nanoseconds: times[1]),
      Measurement(
        name: "apply 10 edits, a million against a hundred thousand", value: times[2] / times[1],
        unit: "×", limit: 3, nanoseconds: times[2]),
      Measurement(
        name: "apply a new snapshot of 100000 Int, 10 % mixed, in dict+lookup",
        value: times[3] / times[0], unit: "×", limit: 1.5, nanoseconds: times[3]),
    ]
  }
}

/// A source of small changes to a snapshot, different ones each time: 4 deletions, 4 insertions, 2
/// moves.
private final class LightEdits {
  private var dice = Dice(seed: 11)
  private var number = 10_000_000

  func edit(_ original: DiffableDataSourceSnapshot<Int, Int>) -> DiffableDataSourceSnapshot<
    Int, Int
  > {
    var snapshot = original
    var items = Set<Int>()
    let all = snapshot.itemIdentifiers
    while items.count < 14 { items.insert(all[Int.random(in: all.indices, using: &dice)]) }
    let chosen = items.sorted()
    snapshot.deleteItems(Array(chosen[0..<4]))
    for item in chosen[4..<8] {
      number += 1
      snapshot.insertItems([number], beforeItem: item)
    }
    snapshot.moveItem(chosen[8], beforeItem: chosen[9])
    snapshot.moveItem(chosen[10], afterItem: chosen[11])
    return snapshot
  }
}
