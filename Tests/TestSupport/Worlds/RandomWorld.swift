import ListCore

/// Larger lists, and batches as an app might announce them by mistake.
public struct RandomWorld: Sendable {
  private var generator: SeededGenerator

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A batch, the counts before it, and the data source's answers after it.
  public struct Case: Sendable {
    public let changes: [Change]
    public let before: [Int]
    public let after: [Int]
  }

  /// Returns the next case. Two of three are answered with the counts that follow from the changes.
  public mutating func next() -> Case {
    let before = (0..<number(upTo: 6)).map { _ in number(upTo: 12) }
    var changes: [Change] = []
    let changesSections = number(upTo: 2) == 0
    for _ in 0..<(1 + number(upTo: 7)) {
      let isRepeated = number(upTo: 40) == 0
      if isRepeated, let earlier = changes.first {
        changes.append(earlier)
      } else {
        changes.append(change(of: before, sectionsToo: changesSections))
      }
    }
    let answers = TinyWorld(before).answers(to: changes)
    let index = number(upTo: 2) == 0 ? number(upTo: answers.count - 1) : 0
    return Case(changes: changes, before: before, after: answers[index])
  }
}

extension RandomWorld {
  /// Returns a random number from zero up to and including the limit.
  public mutating func number(upTo limit: Int) -> Int {
    Int(generator.next() % UInt64(limit + 1))
  }

  private mutating func change(of before: [Int], sectionsToo: Bool) -> Change {
    switch number(upTo: sectionsToo ? 7 : 3) {
    case 0: .deleteItem(item(of: before))
    case 1: .insertItem(item(of: before))
    case 2: .reloadItem(item(of: before))
    case 3: .moveItem(from: item(of: before), to: item(of: before))
    case 4: .deleteSection(section(of: before))
    case 5: .insertSection(section(of: before))
    case 6: .reloadSection(section(of: before))
    default: .moveSection(from: section(of: before), to: section(of: before))
    }
  }

  /// Returns a section, which nearly always exists before the batch.
  private mutating func section(of before: [Int]) -> Int {
    let goesAstray = number(upTo: 60) == 0
    return number(upTo: before.count + (goesAstray ? 1 : -1) + (before.isEmpty ? 1 : 0))
  }

  private mutating func item(of before: [Int]) -> ItemPath {
    let section = section(of: before)
    let count = before.indices.contains(section) ? before[section] : 0
    let goesAstray = number(upTo: 60) == 0
    return ItemPath(item: number(upTo: max(0, count - 1) + (goesAstray ? 2 : 0)), section: section)
  }
}
