import CrashTranscripts
import HeadlessKit
import ListCore
import Testing

@MainActor @Suite struct ScenarioRunTests {
  /// Returns the outcome of a scenario on one kind of list.
  private func outcome(_ text: String, _ kind: ListKind) throws -> String {
    var scenario = try ListScenario(text)
    scenario.setup.kind = kind
    return scenario.run().description
  }

  @Test(arguments: ListKind.allCases)
  func aLegalBatchIsShown(_ kind: ListKind) throws {
    let said = try outcome(
      """
      data A[1 2 3] B[4]
      show
      batch { set A[2 new 3] B[4]; del 0.0; ins 0.1 }
      """, kind)
    #expect(said == "0 - 0: 2\n0 - 1: new\n0 - 2: 3\n1 - 0: 4")
  }

  /// The position of `set` decides. (behaviour 1.6, 1.7)
  @Test(arguments: ListKind.allCases)
  func theTimeOfTheChangeDecides(_ kind: ListKind) throws {
    let crash: (String) throws -> [String] = { text in
      var scenario = try ListScenario(text)
      scenario.setup.kind = kind
      return (scenario.run().crash?.causes ?? []).prefix(1).map { $0.sentence(kind) }
    }
    #expect(try crash("data A[1]; set A[1 2]; count; batch { ins 0.1 }") != [])
    #expect(try crash("data A[1]; count; set A[1 2]; batch { ins 0.1 }") == [])
    #expect(try crash("data A[1]; set A[1 2]; ins 0.1") != [])
    #expect(try crash("data A[1]; show; batch { ins 0.1 }; set A[1 2]") != [])
    #expect(try crash("data A[1]; show; batch { ins 0.1; set A[1 2] }") == [])
  }

  @Test(arguments: ListKind.allCases)
  func aCrashEndsTheScenario(_ kind: ListKind) throws {
    let said = try outcome(
      "data A[1]; show; batch { del 0.4; set A[] }; set empty; reloadData; show", kind)
    #expect(
      said == """
        0 - 0: 1
        CRASH: attempt to delete \(kind.itemNoun) 4 from section 0 which only contains 1 \
        \(kind.itemNoun)s before the update
        """)
  }

  @Test func anImpossibleTouchEndsTheScenario() throws {
    #expect(
      try outcome("data A[1]; show; tap 0.1; set empty; reloadData", .table) == """
        0 - 0: 1
        'tap 0.1' names an item that is not on screen.
        """)
    #expect(
      ListScenario(ListScenario.Setup(), [.apply(ScenarioApply(ScenarioModel()))]).run().obstacle
        == .otherDataSource(.apply(ScenarioApply(ScenarioModel()))))
  }

  @Test(arguments: ListKind.allCases)
  func aModelThatShrinksUnannouncedEndsTheScenario(_ kind: ListKind) throws {
    var scenario = try ListScenario(
      "size 390x100; cells fixed 50; data A[1 2 3 4 5 6]; show; set A[1 2]; scroll 150; layout")
    scenario.setup.kind = kind
    let outcome = scenario.run()
    // A collection view also requests a cell whose frame ends where the screen begins.
    let first = kind == .table ? 3 : 2
    #expect(outcome.obstacle == .askedForMissingItem(ItemPath(item: first, section: 0)))
    #expect(outcome.statementsPlayed == 3)
  }

  @Test(arguments: ListKind.allCases)
  func snapshotsAreApplied(_ kind: ListKind) throws {
    let head = kind == .table ? "snapshots table" : "snapshots collection"
    let scenario = try ListScenario(
      """
      \(head)
      data A[1 2 3]
      show
      apply A[3 1] B[x] reload 1
      apply A[3 1] B[x y] without animation
      tap 1.1
      """)
    let outcome = scenario.run()
    #expect(outcome.description == "0 - 0: 3\n0 - 1: 1\n1 - 0: x\n1 - 1: y")
    #expect(outcome.trace.count { if case .beganApply = $0 { true } else { false } } == 3)
    #expect(outcome.screen.selection == [ItemPath(item: 1, section: 1)])
  }

  @Test(arguments: ListKind.allCases)
  func anInvalidSnapshotIsNotApplied(_ kind: ListKind) throws {
    var scenario = try ListScenario("snapshots; data A[1 2]; show; apply A[1 1]; apply empty")
    scenario.setup.kind = kind
    let outcome = scenario.run()
    #expect(outcome.screen.counts == [2])
    #expect(outcome.crash?.facts == .snapshot(.duplicateItems(["1"])))
  }

  @Test func theSetupIsApplied() throws {
    let outcome = try ListScenario(
      "collection; profile iOS15; size 100x90; cells fixed 45; data A[1 2 3]; show; scroll 30"
    ).run()
    #expect(outcome.screen.visible == Frame(x: 0, y: 30, width: 100, height: 90))
    #expect(outcome.screen.cells.map(\.frame.height) == [45, 45, 45])
  }
}
