import DiffableKit

extension Benchmark {
  /// The memory of a snapshot of a million items. Runs early, because the peak of a process only
  /// grows.
  static let snapshotMemory = Benchmark(name: "snapshot-memory") { _ in
    let before = PeakMemory.mebibytes()
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1_000_000))
    precondition(snapshot.indexOfItem(999_999) == 999_999)
    let after = PeakMemory.mebibytes()
    return [
      Measurement(
        name: "peak memory of the process with a snapshot of 1,000,000 Int", value: after,
        unit: "MiB", limit: 64),
      Measurement(name: "the snapshot's share of it, at least", value: after - before, unit: "MiB"),
    ]
  }

  /// Building and editing snapshots.
  static let snapshot = Benchmark(name: "snapshot") { progress in
    progress.show("snapshot")
    return append(Int.self) + append(String.self)
      + edits(Int.self, 100_000, limit: 10) + edits(String.self, 100_000, limit: 10)
      + edits(Int.self, 1_000_000, limit: 50)
  }

  @MainActor
  private static func append<ID: BenchmarkIdentifier>(_ type: ID.Type) -> [Measurement] {
    let items = (0..<100_000).map { ID(number: $0) }
    var contest = Contest()
    contest.add { DictionaryPasses.insertAndAppend(items) }
    contest.add { makeSnapshot(items) }
    contest.add {
      var naive = NaiveSnapshot<ID>()
      naive.append(items)
      return naive
    }
    let times = contest.medians(rounds: 9)
    return [
      Measurement(
        name: "append 100000 \(ID.title) to a snapshot, in passes of Array and Dictionary",
        value: times[1] / times[0], unit: "×", limit: ID.appendLimit, nanoseconds: times[1]),
      Measurement(
        name: "  the naive snapshot", value: times[2] / times[0], unit: "×"),
    ]
  }

  /// Measures edits. Each edit is the first one of a copy, so it includes the cost of
  /// copy-on-write.
  @MainActor
  private static func edits<ID: BenchmarkIdentifier>(
    _ type: ID.Type, _ count: Int, limit: Double
  ) -> [Measurement] {
    let items = (0..<count).map { ID(number: $0) }
    let original = makeSnapshot(items)
    var naive = NaiveSnapshot<ID>()
    naive.append(items)
    let (middle, end) = (items[count / 2], items[count - 1])
    let thousand = (0..<1_000).map { items[$0 * (count / 1_000)] }
    var number = count
    var new = items[0]

    var contest = Contest()
    contest.add(prepare: {
      number += 1
      new = ID(number: number)
    }) {
      var snapshot = original
      snapshot.insertItems([new], beforeItem: middle)
      return snapshot
    }
    contest.add {
      var snapshot = original
      snapshot.deleteItems([middle])
      return snapshot
    }
    contest.add {
      var snapshot = original
      snapshot.moveItem(end, beforeItem: middle)
      return snapshot
    }
    contest.add {
      var snapshot = original
      snapshot.deleteItems(thousand)
      return snapshot
    }
    let times = contest.medians(rounds: 101)
    // Measured separately from the others, whose memory it would evict from the caches.
    var peer = Contest()
    peer.add {
      var snapshot = naive
      snapshot.delete(middle)
      return snapshot
    }
    let naiveTime = peer.medians(rounds: 9)[0]
    let of = "snapshot of \(count) \(ID.title)"
    var rows = zip(["insert an item before the middle", "delete an item", "move an item"], times)
      .map { name, time in
        Measurement(
          name: "\(name), \(of), copy included", value: time / 1e3, unit: "µs", limit: limit,
          nanoseconds: time)
      }
    if count == 100_000 {
      rows.append(
        Measurement(
          name: "delete 1,000 items in one call, \(of)", value: times[3] / 1e6, unit: "ms",
          limit: 1, nanoseconds: times[3]))
      rows.append(
        Measurement(
          name: "  the naive snapshot, against deleting one item here",
          value: naiveTime / times[1], unit: "×"))
    }
    return rows
  }

  /// Returns a snapshot with one section.
  static func makeSnapshot<ID: BenchmarkIdentifier>(
    _ items: [ID]
  ) -> DiffableDataSourceSnapshot<Int, ID> {
    var snapshot = DiffableDataSourceSnapshot<Int, ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
