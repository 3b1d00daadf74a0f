import ListCore

extension Benchmark {
  /// The diff of 1,000 sections of 100 items, with items that move across sections and sections
  /// that move.
  static let sectionedDiff = Benchmark(name: "sectioned") { progress in
    progress.show("sectioned")
    return [row(of: Int.self), row(of: Person.self), row(of: String.self)]
  }

  @MainActor
  private static func row<ID: BenchmarkIdentifier>(of type: ID.Type) -> Measurement {
    let (old, new) = sections(type)
    let (oldItems, newItems) = (old.flatMap(\.items), new.flatMap(\.items))
    let moves = ListDiff(from: old, to: new).movedItems.count
    precondition(moves <= oldItems.count / 30, "\(moves) moves are not a third of 10 %")
    var contest = Contest()
    contest.add { DictionaryPasses.insertAndLookUp(oldItems, newItems) }
    contest.add { ListDiff(from: old, to: new) }
    let times = contest.medians(rounds: 9)
    return Measurement(
      name: "sectioned diff, 1000 × 100 \(ID.title), 10 % mixed, in dict+lookup",
      value: times[1] / times[0], unit: "×", limit: ID.sectionedLimit, nanoseconds: times[1])
  }

  /// Returns sections before and after an edit: a tenth of the items is edited as if there were no
  /// sections, and so is a tenth of the sections.
  ///
  /// An unmoved item keeps its section; a moved item goes to any section.
  private static func sections<ID: BenchmarkIdentifier>(
    _ type: ID.Type
  ) -> (old: [ListSection<Int, ID>], new: [ListSection<Int, ID>]) {
    var dice = Dice(seed: 7)
    let (sectionCount, length) = (1_000, 100)
    let count = sectionCount * length
    let items = Array(0..<count)
    let replacements = Workload.replacements(
      of: items, edits: count / 10, nextNumber: count, &dice)
    let lists = (0..<sectionCount).map { section in
      replacements[(section * length)..<((section + 1) * length)].flatMap { $0 }
    }
    let order = Workload.edited(
      Array(0..<sectionCount), edits: sectionCount / 10, nextNumber: sectionCount, &dice)
    let old = (0..<sectionCount).map { section in
      ListSection(
        section, (0..<length).map { ID(number: section * length + $0) })
    }
    let new = order.map { section in
      ListSection(
        section,
        (section < sectionCount ? lists[section] : [2 * count + section])
          .map { ID(number: $0).fresh })
    }
    return (old, new)
  }
}
