import ListCore

extension Benchmark {
  /// The diff of two lists without sections.
  static let flatDiff = Benchmark(name: "flat") { progress in
    rows(of: Int.self, progress) + rows(of: Person.self, progress) + rows(of: String.self, progress)
  }

  @MainActor
  private static func rows<ID: BenchmarkIdentifier>(
    of type: ID.Type, _ progress: ProgressLine
  ) -> [Measurement] {
    [1_000, 100_000, 1_000_000].flatMap { count in
      progress.show("flat \(ID.title) \(count)")
      return identical(type, count) + mixed(type, count) + heavy(type, count)
    }
  }

  @MainActor
  private static func identical<ID: BenchmarkIdentifier>(
    _ type: ID.Type, _ count: Int
  ) -> [Measurement] {
    let lists = Lists(type, .identical(count))
    var contest = Contest()
    contest.add { ListDiff(from: lists.old, to: lists.new) }
    contest.add { lists.old == lists.new }
    let times = contest.medians(rounds: rounds(count), repetitions: repetitions(count))
    return [
      Measurement(
        name: "flat diff, \(count) × \(ID.title), identical, in passes of ==",
        value: times[0] / times[1], unit: "×", limit: 2, nanoseconds: times[0])
    ]
  }

  @MainActor
  private static func mixed<ID: BenchmarkIdentifier>(
    _ type: ID.Type, _ count: Int
  ) -> [Measurement] {
    let lists = Lists(type, .mixed(count, percent: 10))
    lists.check()
    var contest = Contest()
    contest.add { DictionaryPasses.insertAndLookUp(lists.old, lists.new) }
    contest.add { ListDiff(from: lists.old, to: lists.new) }
    if count <= 100_000 { contest.add { Heckel(from: lists.old, to: lists.new) } }
    // Its time grows with the square of the differences.
    if count <= 1_000 {
      contest.add { lists.new.difference(from: lists.old).inferringMoves() }
    }
    let times = contest.medians(rounds: rounds(count), repetitions: repetitions(count))
    let name = "\(count) × \(ID.title), 10 % mixed, in dict+lookup"
    var rows = [
      Measurement(
        name: "flat diff, \(name)", value: times[1] / times[0], unit: "×", limit: ID.nearLimit,
        nanoseconds: times[1])
    ]
    if times.count > 2 {
      rows.append(
        Measurement(name: "  a textbook Heckel diff", value: times[2] / times[0], unit: "×"))
      rows.append(
        Measurement(
          name: "  its moves, against the fewest",
          value: Double(Heckel(from: lists.old, to: lists.new).moves.count)
            / Double(lists.workload.fewestMoves), unit: "×"))
    }
    if times.count > 3 {
      rows.append(
        Measurement(
          name: "  difference(from:).inferringMoves()", value: times[3] / times[0], unit: "×"))
    }
    return rows
  }

  @MainActor
  private static func heavy<ID: BenchmarkIdentifier>(
    _ type: ID.Type, _ count: Int
  ) -> [Measurement] {
    Workload.heavy(count).map { workload in
      let lists = Lists(type, workload)
      lists.check()
      var contest = Contest()
      contest.add { DictionaryPasses.insertAndLookUp(lists.old, lists.new) }
      contest.add { ListDiff(from: lists.old, to: lists.new) }
      let times = contest.medians(
        rounds: min(3, rounds(count)), repetitions: repetitions(count))
      return Measurement(
        name: "flat diff, \(count) × \(ID.title), \(workload.name), in dict+lookup",
        value: times[1] / times[0], unit: "×", limit: ID.heavyLimit, nanoseconds: times[1])
    }
  }

  private static func rounds(_ count: Int) -> Int { count > 100_000 ? 3 : 7 }
  private static func repetitions(_ count: Int) -> Int { max(1, 20_000 / count) }
}

/// The identifiers of a workload.
private struct Lists<ID: BenchmarkIdentifier> {
  let workload: Workload
  let old: [ID]
  let new: [ID]

  init(_ type: ID.Type, _ workload: Workload) {
    self.workload = workload
    old = workload.old.map { ID(number: $0) }
    new = workload.new.map { ID(number: $0).fresh }
  }

  /// Stops unless the diff turns the old list into the new one with as few moves as possible.
  func check() {
    let diff = ListDiff(from: workload.old, to: workload.new)
    precondition(diff == ListDiff(from: old, to: new), "The diff depends on what identifies")
    precondition(diff.movedItems.count == workload.fewestMoves, "The diff has too many moves")
    let gone = Set(diff.deletedItems.map(\.item) + diff.movedItems.map(\.from.item))
    var result = workload.old.indices.filter { !gone.contains($0) }.map { workload.old[$0] }[...]
    var arrivals: [Int: Int] = [:]
    for item in diff.insertedItems { arrivals[item.item] = workload.new[item.item] }
    for move in diff.movedItems { arrivals[move.to.item] = workload.old[move.from.item] }
    let replayed = workload.new.indices.map { arrivals[$0] ?? result.removeFirst() }
    precondition(replayed == workload.new && result.isEmpty, "The diff leads elsewhere")
  }
}
