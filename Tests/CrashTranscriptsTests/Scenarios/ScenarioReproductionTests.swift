import CrashTranscripts
import HeadlessKit
import ListCore
import TestSupport
import Testing

@MainActor @Suite struct ScenarioReproductionTests {
  /// Returns the announced changes and the counts, without identifiers.
  private func announced(_ outcome: ScenarioOutcome) -> String {
    outcome.trace.filter { event in
      switch event {
      case .called, .updated, .calledReconfigure, .crashed, .beganApply: true
      default: false
      }
    }.events.map { "\($0)".replacing(/0x[0-9a-f]+/, with: "0x…") }.joined(separator: "\n")
  }

  @Test(arguments: ListKind.allCases)
  func recordedSessionsAreReproduced(_ kind: ListKind) {
    let flaws = ScenarioFlaw.all(for: kind)
    for seed in 1...UInt64(Thoroughness.number(usually: 50, exhaustively: 1_000)) {
      var generator = ScenarioGenerator(seed: Thoroughness.seed(seed), kind: kind)
      let flaw = flaws[Int(seed) % flaws.count]
      for recipe in [ScenarioGenerator.Recipe.legal, .illegal(flaw)] {
        let scenario = generator.next(recipe, statements: 6)
        let outcome = scenario.run()
        var again = ListScenario(reproducing: outcome.trace, kind: kind)
        again.setup.cellHeight = scenario.setup.cellHeight
        let repeated = again.run()
        let isRight =
          announced(repeated) == announced(outcome)
          && repeated.crash?.faultKind == outcome.crash?.faultKind
          && repeated.screen.counts == outcome.screen.counts
          && repeated.screen.selection == outcome.screen.selection
        if !isRight {
          Issue.record(
            """
            seed \(seed):
            \(scenario)
            -- read as
            \(again)
            -- announced
            \(announced(outcome))
            -- announced again
            \(announced(repeated))
            """)
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func appliesAreReproduced(_ kind: ListKind) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = ScenarioGenerator(
        seed: Thoroughness.seed(seed), kind: kind, usesSnapshots: true)
      let scenario = generator.next(.legal, statements: 6)
      let outcome = scenario.run()
      let again = ListScenario(reproducing: outcome.trace, kind: kind)
      let repeated = again.run()
      if repeated.crash != nil || repeated.screen.counts != outcome.screen.counts {
        Issue.record("seed \(seed):\n\(scenario)\n-- read as\n\(again)")
      }
    }
  }

  @Test func theItemsAreNumbered() throws {
    let scenario = try ListScenario(
      """
      collection
      data "Plays"[Emma Dune] "Novels"[Momo]
      show
      batch { set Plays[Dune Ulysses] Novels[Momo]; del 0.0; ins 0.1 }
      settle
      tap 1.0
      batch { set Plays[Dune Ulysses]; del 1.0 }
      """)
    #expect(
      ListScenario(reproducing: scenario.run().trace).description == """
        collection
        data A[1 2] B[3]
        show
        batch { set A[2 4] B[3]; del 0.0; ins 0.1 }
        settle
        tap 1.0
        batch { set A[2 4]; del 1.0 }
        """)
  }

  @Test(arguments: ListKind.allCases)
  func aCrashReportIsEnough(_ kind: ListKind) {
    for (index, flaw) in ScenarioFlaw.all(for: kind).enumerated() {
      var generator = ScenarioGenerator(seed: UInt64(index), kind: kind)
      let failure = generator.next(.illegal(flaw)).run().crash
      let again = failure.flatMap(ListScenario.init(reproducing:))?.run().crash
      #expect(again?.facts == failure?.facts, "\(flaw)")
      #expect(again?.causes.map(FaultKind.init) == failure?.causes.map(FaultKind.init), "\(flaw)")
    }
  }

  @Test func aCrashWithoutABatchGivesNoScenario() throws {
    let crash = try ListScenario("snapshots; data A[1 1]").run().crash
    #expect(crash != nil)
    #expect(crash.flatMap(ListScenario.init(reproducing:)) == nil)
  }
}

extension FaultKind {
  /// Creates the name of a cause, without call sites, which differ.
  fileprivate init(_ cause: Cause) {
    self.init(name: Mirror(reflecting: cause).children.first?.label ?? "\(cause)")
  }
}
