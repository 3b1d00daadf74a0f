import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

/// A table whose screen is scripted by the test, to produce every kind of finding.
@MainActor
private final class ScriptedTable: NSObject, ModelScreen, TableViewDataSource {
  enum Trick {
    case none, otherText, noText, scrolls, selects, fewerRows, moreSections, crashes
  }

  let list = TableView()
  private var trick: Trick

  init(_ trick: Trick) {
    self.trick = trick
    super.init()
    list.rowHeight = 44
    list.register(TableViewCell.self, forCellReuseIdentifier: "row")
    list.dataSource = self
  }

  func update(to model: Trick) {
    trick = model
    list.reloadData()
    switch model {
    case .none, .otherText, .noText, .fewerRows, .moreSections: break
    case .scrolls: list.contentOffset.y = 100.5
    case .selects:
      list.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    case .crashes: list.deleteRows(at: [IndexPath(row: 90, section: 0)], with: .none)
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { trick == .moreSections ? 2 : 1 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    trick == .fewerRows ? 1 : 50
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let text = trick == .otherText ? "other" : "row \(indexPath.row)"
    cell.textLabel?.text = trick == .noText ? nil : text
    return cell
  }
}

@MainActor
@Suite struct ComparisonSentenceTests {
  private typealias Step = ScreenStep<ScriptedTable.Trick>

  /// Compares a path that follows the models with one that never changes.
  private func compare(
    _ steps: [Step], from first: ScriptedTable.Trick = .none, profile: SystemProfile = .newest
  ) -> PathComparison {
    PathComparison(
      from: first, steps, profile: profile, names: PathNames("old way", "new way"),
      legacy: { ScriptedTable($0) }, diffable: { _ in UnchangingTable() })
  }

  @Test func everyFindingIsASentence() {
    let cases: [(ScriptedTable.Trick, String)] = [
      (
        .otherText,
        #"row 0 - 0 shows "other" with the old way, and "row 0" with the new way."#
      ),
      (.noText, #"row 0 - 0 shows no text with the old way, and "row 0" with the new way."#),
      (
        .scrolls,
        "the content is scrolled to (0, 100.7) with the old way, and to (0, 0) with the new way."
      ),
      (
        .selects, "row 0 - 1 looks selected with the old way, and unselected with the new way."
      ),
      (.fewerRows, "section 0 has 1 row with the old way, and 50 with the new way."),
      (.moreSections, "there are 2 sections with the old way, and 1 with the new way."),
    ]
    for (trick, sentence) in cases {
      let comparison = compare([.model(trick, "a trick")])
      #expect(comparison.differences.map(\.sentence) == ["After step 1 (a trick) " + sentence])
      #expect(comparison.difference?.step == 1)
    }
    #expect(compare([.model(.none)]).isEquivalent)
    #expect(
      compare([], from: .fewerRows).difference?.sentence
        == "After step 0 section 0 has 1 row with the old way, and 50 with the new way.")
  }

  @Test func aCrashIsAFindingAndTheScreenIsRecreated() {
    let comparison = compare(
      [
        .model(.none),
        .act("scroll") { screen, _ in screen.list.contentOffset.y = 130 },
        .act("select") { screen, _ in
          (screen.list as? TableView)?.selectRow(
            at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        },
        .model(.crashes, "delete row 90"),
        .act("nothing") { _, _ in },
        .model(.otherText),
      ], profile: .iOS13)
    #expect(
      comparison.differences.map(\.sentence) == [
        """
        With the old way step 4 (delete row 90) crashes: attempt to delete row 90 from section 0 \
        which only contains 50 rows before the update
        """,
        #"After step 6 row 0 - 2 shows "other" with the old way, and "row 2" with the new way."#,
      ])
    // The next step starts identically: scrolled and selected as on the path that did not crash.
    let after = comparison.steps[5]
    #expect(after.legacy.before.visible.y == 130)
    #expect(after.legacy.before.selection == [ItemPath(item: 2, section: 0)])
    #expect(VisibleState(after.legacy.after) == VisibleState(after.diffable.after))
    #expect(comparison.steps[4].legacy.crash != nil)
    #expect(comparison.steps[5].legacy.trace == ListTrace())
  }

  @Test func aCrashOfASnapshotIsInTheListsTrace() {
    let shelves: Shelves = [["Emma"]]
    let comparison = PathComparison(
      models: [shelves, [["Emma", "Emma"]], [["Emma", "Dune"]]],
      legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    let step = comparison.steps[1].diffable
    #expect(comparison.differences.map(\.step) == [1])
    #expect(step.trace.events.last == step.crash.map(ListEvent.crashed))
  }

  @Test func bothMayCrash() {
    let delete = Step.act("delete row 90") { screen, _ in
      (screen.list as? TableView)?.deleteRows(at: [IndexPath(row: 90, section: 0)], with: .none)
    }
    let comparison = compare([delete, .model(.none)])
    #expect(
      comparison.differences.map(\.sentence) == [
        """
        With the old way step 1 (delete row 90) crashes: attempt to delete row 90 from section 0 \
        which only contains 50 rows before the update
        With the new way step 1 (delete row 90) crashes: attempt to delete row 90 from section 0 \
        which only contains 50 rows before the update
        """
      ])
  }

  @Test func aScreenThatCrashesOnCreationIsCreatedFromTheNextModel() {
    let comparison = PathComparison(
      from: false, [.act("wait") { _, _ in }, .model(false), .model(true), .model(true)],
      legacy: { CrashingTable(registers: $0) }, diffable: { _ in CrashingTable(registers: true) })
    #expect(
      comparison.steps.map { $0.legacy.crash != nil } == [true, false, true, false, false])
    #expect(comparison.differences.map(\.step) == [0, 1, 2])
  }

  @Test func theSmallestFailureKeepsTheKindOfCrash() throws {
    // The difference in step 1 is not the one searched for when step 1 is omitted.
    let smallest = PathComparison.smallestFailing(
      models: [ScriptedTable.Trick.none, .none, .crashes, .otherText],
      legacy: { ScriptedTable($0) }, diffable: { _ in UnchangingTable() })
    let failure = try #require(smallest)
    #expect(failure.models == [.none, .crashes])
    #expect(failure.isMinimal)
  }
}

/// A table of fifty rows that never changes.
@MainActor
private final class UnchangingTable: ModelScreen {
  private let puppet = ScriptedTable(.none)
  var list: TableView { puppet.list }
  func update(to model: ScriptedTable.Trick) {}
}

/// A table of one row that crashes on display unless its cell is registered.
@MainActor
private final class CrashingTable: NSObject, ModelScreen, TableViewDataSource {
  let list = TableView()

  init(registers: Bool) {
    super.init()
    if registers { list.register(TableViewCell.self, forCellReuseIdentifier: "row") }
    list.dataSource = self
  }

  func update(to model: Bool) {}

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
