import DiffableKit
import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// The mistakes in identifiers, in pairs of snapshots that have one and pairs that do not.
@MainActor
@Suite struct IdentityRuleTests {
  /// An item whose id and content are compared as a test wants.
  struct Item: Hashable, CustomStringConvertible {
    var key: Int
    var id: Int
    var text = ""

    static func == (one: Item, other: Item) -> Bool { one.key == other.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
    var description: String { "item \(key)" }
  }

  typealias Check = SnapshotIdentityCheck<Int, Item>

  private static func snapshot(_ items: [Item], first: Int = 0) -> Check.Snapshot {
    var snapshot = Check.Snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(items.prefix(first)), toSection: 0)
    snapshot.appendItems(Array(items.dropFirst(first)), toSection: 1)
    return snapshot
  }

  private static func findings(
    _ snapshots: [Check.Snapshot]
  ) -> [(kind: ListFinding.Kind, places: [ListPlace])] {
    let check = Check(mode: .record, content: { AnyHashable($0.text) })
    for snapshot in snapshots { check.note(snapshot) }
    return check.findings.map { ($0.kind, $0.places) }
  }

  @Test func mistakesOfTwoSnapshotsAreFoundWhereTheyAre() {
    var random = SeededGenerator(seed: Thoroughness.seed(21))
    var seen: Set<ListFinding.Kind> = []
    for round in 0..<1500 {
      /// Draws items with few keys, ids and texts, so that the same ones come again.
      func drawn() -> [Item] {
        let keys = (0..<6).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        let ids = (0..<6).shuffled(using: &random)
        return keys.enumerated().map { index, key in
          Item(
            key: key, id: round.isMultiple(of: 2) ? key : ids[index],
            text: "\(Int.random(in: 0...round % 3, using: &random))")
        }
      }
      let (old, new) = (drawn(), drawn())
      let first = Int.random(in: 0...new.count, using: &random)
      var next = Self.snapshot(new, first: first)
      let marked = new.filter { _ in Int.random(in: 0...3, using: &random) == 0 }
      if round % 5 < 2 { next.reconfigureItems(marked) } else { next.reloadItems(marked) }

      func place(_ item: Item) -> ListPlace {
        let index = new.firstIndex(of: item) ?? 0
        return .item(
          index < first
            ? ItemPath(item: index, section: 0) : ItemPath(item: index - first, section: 1))
      }
      var wanted: [ListFinding.Kind: [ListPlace]] = [:]
      let renewed = marked.filter { item in
        old.contains { $0 == item && ($0.text != item.text || $0.key != item.key) }
      }
      if let one = renewed.first { wanted[.reloadOfNewInstance] = [place(one)] }
      let hasCommon = new.contains(where: old.contains)
      let sameIDs = new.contains { item in old.contains { $0.id == item.id } }
      let same = new.filter { item in old.contains { $0.text == item.text } }
      let isChurning =
        !old.isEmpty && !new.isEmpty && !hasCommon && !sameIDs && !same.isEmpty
        && 2 * same.count >= min(old.count, new.count)
      if isChurning { wanted[.churningIdentifiers] = same.map(place) }
      let arrived = new.filter { item in
        !old.contains(item) && old.contains { $0.id == item.id && !new.contains($0) }
      }
      if !isChurning, !arrived.isEmpty { wanted[.contentInIdentity] = arrived.map(place) }
      let changed = new.filter { item in
        old.contains { $0 == item && $0.text != item.text } && !marked.contains(item)
      }
      if !changed.isEmpty { wanted[.changedWithoutMark] = changed.map(place) }

      let found = Self.findings([Self.snapshot(old), next])
      var kinds: [ListFinding.Kind: [ListPlace]] = [:]
      for finding in found where kinds[finding.kind] == nil { kinds[finding.kind] = finding.places }
      #expect(kinds == wanted, "\(old) \(new)")
      // Every marked item that is another instance is a finding of its own.
      #expect(found.count { $0.kind == .reloadOfNewInstance } == renewed.count)
      seen.formUnion(kinds.keys)
    }
    #expect(
      seen == [.reloadOfNewInstance, .churningIdentifiers, .contentInIdentity, .changedWithoutMark])
  }

  @Test func aMarkedSectionMarksItsItems() {
    let old = [Item(key: 1, id: 1, text: "a"), Item(key: 2, id: 2, text: "a")]
    let new = old.map { Item(key: $0.key, id: $0.id, text: "b") }
    for sections in [[], [0], [1], [0, 1]] {
      var next = Self.snapshot(new, first: 1)
      next.reloadSections(sections)
      let kinds = Self.findings([Self.snapshot(old, first: 1), next])
      let unmarked = kinds.first { $0.kind == .changedWithoutMark }?.places ?? []
      #expect(
        unmarked
          == [0, 1].filter { !sections.contains($0) }
          .map { .item(ItemPath(item: 0, section: $0)) })
      #expect(kinds.count { $0.kind == .reloadOfNewInstance } == sections.count)
    }
  }

  /// An item whose laws of equality are broken as a test wants.
  struct Lawless: Hashable {
    nonisolated(unsafe) static var equal: (Lawless, Lawless) -> Bool = { $0.number == $1.number }
    var number: Int
    var hash: Int

    static func == (one: Lawless, other: Lawless) -> Bool { equal(one, other) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  @Test func brokenLawsOfEqualityAreFound() {
    defer { Lawless.equal = { $0.number == $1.number } }
    let cases: [((Int, Int) -> Bool, [Int], ListFinding.Kind?)] = [
      ({ $0 == $1 }, [1, 2, 3], nil), ({ $0 <= $1 }, [1, 2, 3], .oneSidedEquality),
      ({ $0 >= $1 }, [1, 2, 3], .oneSidedEquality),
      ({ $0 == $1 || $0 + $1 == 4 }, [1, 2, 3], .equalWithDifferentHashes),
      ({ $0 == $1 || $0 + $1 == 4 }, [1, 2, 1], nil),
    ]
    for (isEqual, hashes, kind) in cases {
      Lawless.equal = { $0.number == $1.number }
      var snapshot = DiffableDataSourceSnapshot<Int, Lawless>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<3).map { Lawless(number: $0 + 1, hash: hashes[$0]) })
      let check = SnapshotIdentityCheck<Int, Lawless>(mode: .record)
      Lawless.equal = { isEqual($0.number, $1.number) }
      check.note(snapshot)
      let found = check.findings.filter {
        $0.kind == .oneSidedEquality || $0.kind == .equalWithDifferentHashes
      }
      #expect(Set(found.map(\.kind)) == Set([kind].compactMap(\.self)), "\(hashes)")
      let pairs = found.map { $0.places.compactMap(\.item?.item) }
      let broken = kind == .oneSidedEquality ? [[0, 1], [0, 2], [1, 2]] : [[0, 2]]
      #expect(pairs == (kind == nil ? [] : broken))
    }
  }

  @Test func itemsThatAreThereSeveralTimesAreFound() {
    var random = SeededGenerator(seed: Thoroughness.seed(4))
    for _ in 0..<200 {
      let keys = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let items = keys.enumerated().map { Item(key: $1, id: $1, text: $0 < 3 ? "a" : "b") }
      let check = Check(mode: .record)
      check.note(items: items)
      var wanted: [[Int]] = []
      for (index, key) in keys.enumerated() where keys.firstIndex(of: key) == index {
        let places = keys.indices.filter { keys[$0] == key }
        if places.count > 1 { wanted.append(places) }
      }
      #expect(check.findings.map { $0.places.compactMap(\.item?.item) } == wanted)
      for (finding, places) in zip(check.findings, wanted) {
        #expect(finding.kind == .duplicateIdentifiers)
        #expect(
          finding.sentence.hasPrefix("item \(keys[places[0]]) is there \(places.count) times"))
        let texts = Set(places.map { items[$0].text })
        #expect(finding.sentence.contains("have different contents") == (texts.count > 1))
      }
    }
  }

  // MARK: - Parts of items

  private struct Named: Identifiable {
    let id: String
    var text = "x"
  }
  private struct Stored {
    let id = 5
    var text = "x"
    var number = 3
  }
  private struct Plain { var text = "x" }
  private struct OnlyID { let id = 1 }
  private final class Reference { let id = 7 }
  private enum Row {
    case header, book(Named), stored(Stored), plain(Plain), number(Int)
  }

  @Test func anItemIsKnownByItsIdAndItsContentIsTheRest() {
    #expect(ItemParts.id(of: Named(id: "a")) == AnyHashable("a"))
    #expect(ItemParts.id(of: Stored()) == AnyHashable(5))
    #expect(ItemParts.id(of: Reference()) == AnyHashable(7))
    #expect(ItemParts.id(of: Plain()) == nil && ItemParts.id(of: 3) == nil)
    #expect(ItemParts.id(of: Row.header) == nil && ItemParts.id(of: Row.number(1)) == nil)
    #expect(
      ItemParts.id(of: Row.book(Named(id: "a")))
        == AnyHashable([AnyHashable("book"), AnyHashable("a")]))
    #expect(
      ItemParts.id(of: Row.stored(Stored()))
        == AnyHashable([AnyHashable("stored"), AnyHashable(5)]))
    #expect(ItemParts.id(of: Row.plain(Plain())) == nil)

    #expect(ItemParts.content(of: Named(id: "a")) == AnyHashable(["text: x"]))
    #expect(ItemParts.content(of: Stored()) == AnyHashable(["text: x", "number: 3"]))
    #expect(ItemParts.content(of: Row.stored(Stored())) == AnyHashable(["text: x", "number: 3"]))
    for bare in [OnlyID(), Reference(), 3, "a", Row.header, Row.number(1), [1, 2]] as [Any] {
      #expect(ItemParts.content(of: bare) == nil)
      #expect(!ItemParts.isComposed(bare))
    }
    #expect(!ItemParts.isComposed(Plain()) && !ItemParts.isComposed(Named(id: "a")))
    #expect(ItemParts.isComposed(Stored()) && ItemParts.isComposed(Row.stored(Stored())))
  }

  // MARK: - Findings

  @Test func aFindingIsLoggedOnce() throws {
    let places = [ListPlace.header(section: 0), .header(section: 1)]
    let all = [ListFinding.Kind.staleHeader, .staleCell].flatMap { kind in
      [[], [places[0]], places].flatMap { places in
        ["One.", "Two."].map { ListFinding(kind, at: places, $0) }
      }
    }
    var heard: [ListFinding] = []
    var log = FindingLog(.call { heard.append($0) })
    var silent = FindingLog(.throw)
    try silent.verify()
    for finding in all + all.reversed() {
      var later = finding
      later.trace = ListTrace([ListTrace.Entry(event: .layoutPass)])
      log.add(finding)
      log.add(later)
      silent.add(finding)
    }
    #expect(log.findings == all && heard == all && silent.findings == all)
    try log.verify()
    #expect(throws: all[0]) { try silent.verify() }
  }

  @Test func everyKindOfFindingBelongsToACheck() {
    let checks: [ListFinding.Check: ClosedRange<Int>] = [
      .contract: 0...7, .staleness: 8...11, .reuse: 12...13, .identity: 14...23, .timing: 24...29,
      .leaks: 30...31,
    ]
    for (index, kind) in ListFinding.Kind.allCases.enumerated() {
      #expect(checks[kind.check]?.contains(index) == true, "\(kind)")
      let finding = ListFinding(kind, at: [.header(section: 1), .header(section: 2)], "It is.")
      #expect(
        finding.description
          == "\(kind.check.rawValue), \(kind.rawValue) at header 1, header 2: It is.")
      let noted = ListFinding(
        kind, "It is.", trace: ListTrace([ListTrace.Entry(event: .layoutPass)]))
      #expect(
        noted.description
          == "\(kind.check.rawValue), \(kind.rawValue): It is.\n\(noted.trace)")
    }
  }

  // MARK: - Places

  private static func path(_ item: Int, _ section: Int = 0) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  private static func places(_ rows: [[String]]) -> [ItemPath: AnyHashable] {
    var all: [ItemPath: AnyHashable] = [:]
    for (section, items) in rows.enumerated() {
      for (item, name) in items.enumerated() { all[path(item, section)] = name }
    }
    return all
  }

  @Test func announcedPlacesFollowEveryPlan() throws {
    var random = SeededGenerator(seed: Thoroughness.seed(9))
    for _ in 0..<400 {
      let isExact = Bool.random(using: &random)
      let names = ["a", "b", "c", "d", "e", "f"].shuffled(using: &random)
      var rows = Array(names.prefix(Int.random(in: 2...5, using: &random)))
      if Int.random(in: 0...3, using: &random) == 0 { rows.append(rows[0]) }
      let before = rows
      var known: [String?] = rows
      var places = AnnouncedPlaces(areExact: isExact)
      places.remember(Self.places([rows]))
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let count = rows.count
        if Bool.random(using: &random), count > 1 {
          let gone = Int.random(in: 0..<count, using: &random)
          rows.remove(at: gone)
          known.remove(at: gone)
          places.carry(
            along: try UpdatePlan(
              BatchUpdate([.deleteItem(Self.path(gone))]), from: [count], to: [count - 1]))
        } else {
          let place = Int.random(in: 0...count, using: &random)
          rows.insert("new", at: place)
          known.insert(nil, at: place)
          places.carry(
            along: try UpdatePlan(
              BatchUpdate([.insertItem(Self.path(place))]), from: [count], to: [count + 1]))
        }
      }
      if Bool.random(using: &random) {
        let reloaded = Int.random(in: 0..<rows.count, using: &random)
        places.forgetLooks(of: [Self.path(reloaded)])
        if !isExact { known[reloaded] = nil }
      }
      if Bool.random(using: &random) {
        rows.swapAt(0, Int.random(in: 0..<rows.count, using: &random))
      }
      if Bool.random(using: &random) { rows[rows.count - 1] = "other" }
      let wanted = rows.indices.filter { index in
        guard let name = known[index], name != rows[index] else { return false }
        if isExact { return true }
        return !places.plans.isEmpty && before.count { $0 == name } == 1
          && (before.count { $0 == rows[index] } == 1 || rows.count { $0 == name } == 1)
      }
      let faults = places.faults(Self.places([rows]))
      #expect(faults.map(\.path.item) == wanted, "\(before) \(rows) \(isExact)")
      #expect(faults.map(\.announced) == wanted.map { AnyHashable(known[$0] ?? "") })
      #expect(faults.map(\.found) == wanted.map { AnyHashable(rows[$0]) })
      places.forget()
      #expect(places.faults(Self.places([rows])).isEmpty)
    }
  }

  @Test func changesThatWereMeantOneAfterTheOtherAreRecognised() {
    var random = SeededGenerator(seed: Thoroughness.seed(6))
    var number = 0
    for _ in 0..<600 {
      var rows = [["a", "b", "c"], ["d", "e"]]
      let before = rows
      var changes: [Change] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let section = Int.random(in: 0...1, using: &random)
        let count = rows[section].count
        switch Int.random(in: 0...3, using: &random) {
        case 0 where count > 0:
          let item = Int.random(in: 0..<count, using: &random)
          rows[section].remove(at: item)
          changes.append(.deleteItem(Self.path(item, section)))
        case 1:
          let item = Int.random(in: 0...count, using: &random)
          rows[section].insert("new \(changes.count)", at: item)
          changes.append(.insertItem(Self.path(item, section)))
        case 2 where count > 0:
          let item = Int.random(in: 0..<count, using: &random)
          rows[section][item] = "reloaded \(changes.count)"
          changes.append(.reloadItem(Self.path(item, section)))
        case 3 where count > 0:
          let item = Int.random(in: 0..<count, using: &random)
          let moved = rows[section].remove(at: item)
          let target = Int.random(in: 0...1, using: &random)
          let place = Int.random(in: 0...rows[target].count, using: &random)
          rows[target].insert(moved, at: place)
          changes.append(.moveItem(from: Self.path(item, section), to: Self.path(place, target)))
        default: break
        }
      }
      let counts = SectionCounts(rows.map(\.count))
      guard !changes.isEmpty,
        let plan = try? UpdatePlan(BatchUpdate(changes), from: [3, 2], to: counts)
      else { continue }
      number += 1
      var places = AnnouncedPlaces(areExact: true)
      places.remember(Self.places(before))
      #expect(!places.wereMeantInTurn(Self.places(rows), counts))
      places.carry(along: plan)
      #expect(places.wereMeantInTurn(Self.places(rows), counts), "\(changes)")
      // One that stays is another now, one is not known, or the counts are others.
      var wrong = rows
      let stays = wrong.indices.flatMap { section in
        wrong[section].indices.filter { wrong[section][$0].count == 1 }.map { (section, $0) }
      }
      if let (section, item) = stays.randomElement(using: &random) {
        wrong[section][item] = "wrong"
        #expect(!places.wereMeantInTurn(Self.places(wrong), counts))
      }
      var partial = Self.places(rows)
      partial[partial.keys.sorted()[0]] = nil
      #expect(!places.wereMeantInTurn(partial, counts))
      #expect(
        !places.wereMeantInTurn(Self.places(rows + [["z"]]), SectionCounts(counts.perSection + [1]))
      )
      var again = places
      again.carry(along: plan)
      #expect(!again.wereMeantInTurn(Self.places(rows), counts))
      again = places
      again.forget()
      #expect(!again.wereMeantInTurn(Self.places(rows), counts))
      var unknown = AnnouncedPlaces(areExact: true)
      unknown.remember(Self.places([["a", "b", "c"], ["d"]]))
      unknown.carry(along: plan)
      #expect(!unknown.wereMeantInTurn(Self.places(rows), counts))
    }
    #expect(number > 100)
  }

  @Test func aSectionThatChangesIsNotMeantInTurn() throws {
    for change in [
      Change.deleteSection(1), .insertSection(1), .reloadSection(1), .moveSection(from: 1, to: 0),
    ] {
      let counts: SectionCounts =
        switch change {
        case .deleteSection: [1]
        case .insertSection: [1, 0, 1]
        default: [1, 1]
        }
      var places = AnnouncedPlaces(areExact: true)
      places.remember(Self.places([["a"], ["b"]]))
      places.carry(along: try UpdatePlan(BatchUpdate([change]), from: [1, 1], to: counts))
      let rows = counts.perSection.map { $0 == 0 ? [] : ["a"] }
      #expect(!places.wereMeantInTurn(Self.places(rows), counts))
    }
  }

  @Test func aReconfiguredItemIsReplacedIfAnotherCellIsDisplayed() {
    let (here, there) = (Self.path(0), Self.path(1))
    let cell = ListViewName(.cell, 1)
    let events: [Character: ListEvent] = [
      "c": .calledReconfigure([here], .table), "r": .reloadedData,
      "u": .called(UpdateCall([.deleteItem(there)]), .table), "a": .askedForView(.item(here)),
      "A": .askedForView(.item(there)), "k": .reconfigured(cell, .item(here)),
      "d": .displayed(cell, .item(here)), "D": .displayed(cell, .item(there)), "l": .layoutPass,
    ]
    let cases = [
      "cad": [2], "cald": [3], "caDd": [3], "cAad": [3], "cakd": [], "crad": [], "cuad": [],
      "ad": [], "cd": [], "caAd": [], "caAD": [], "cadd": [2], "cadad": [2], "cadcad": [2, 5],
      "card": [3],
    ]
    for (story, wanted) in cases {
      var watch = Reconfigurations()
      let found = story.enumerated().filter {
        events[$1].flatMap { watch.replacement($0) } != nil
      }
      #expect(found.map(\.offset) == wanted, "\(story)")
    }
  }

  // MARK: - Moves by hand

  private final class Screen {
    var items: [String]
    var other: [String]
    var groups: [String: [Named]] = [:]
    init(_ items: [String], _ other: [String]) { (self.items, self.other) = (items, other) }
  }

  @Test func aPropertyInTheOldOrderIsFound() {
    let (old, new) = (["a", "b", "c"], ["b", "c", "a"])
    let moved = MovedItems(from: old.map(AnyHashable.init), to: new.map(AnyHashable.init))
    let cases: [([String], [String], String?)] = [
      (old, [], "Screen.items"), (new, [], nil), (old, new, nil), (new, old, nil),
      ([], old, "Screen.other"), (old, old, "Screen.items"), (["c", "b", "a"], [], nil),
      (["a"], [], nil), (["a", "b"], [], "Screen.items"), (["b", "a"], [], nil),
      (["b", "c"], [], nil), (["a", "a", "b"], [], nil),
      (["x", "a", "b", "y"], [], "Screen.items"),
    ]
    for (items, other, wanted) in cases {
      #expect(moved?.propertyInOldOrder([Screen(items, other)]) == wanted, "\(items) \(other)")
    }
    #expect(MovedItems(from: ["a", "b"], to: ["a", "b"]) == nil)
    #expect(MovedItems(from: ["a", "b"], to: ["a"]) == nil)
    #expect(MovedItems(from: ["a", "b"], to: ["a", "c"]) == nil)
  }
}
