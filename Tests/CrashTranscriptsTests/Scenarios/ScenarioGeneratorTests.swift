import CrashTranscripts
import HeadlessKit
import ListCore
import TestSupport
import Testing

@MainActor @Suite struct ScenarioGeneratorTests {
  static let seeds = 1...UInt64(Thoroughness.number(usually: 120, exhaustively: 3_000))

  /// Returns the items that a correct scenario shows in the end: those of its last model.
  private func expected(_ scenario: ListScenario) -> [String] {
    let model =
      scenario.allStatements.compactMap { statement -> ScenarioModel? in
        switch statement {
        case .set(let model): model
        case .apply(let apply): apply.model
        default: nil
        }
      }.last ?? scenario.setup.data
    return model.sections.flatMap(\.items)
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func aLegalScenarioNeverCrashesAndShowsItsModel(_ kind: ListKind, _ usesSnapshots: Bool) {
    for seed in Self.seeds {
      var generator = ScenarioGenerator(
        seed: Thoroughness.seed(seed), kind: kind, usesSnapshots: usesSnapshots)
      let scenario = generator.next(.legal)
      let outcome = scenario.run()
      let isRight =
        outcome.crash == nil && outcome.obstacle == nil
        && outcome.screen.cells.flatMap(\.texts) == expected(scenario)
      if !isRight { Issue.record("seed \(seed):\n\(scenario)\n\n\(outcome)") }
    }
  }

  @Test(arguments: ListKind.allCases)
  func anIllegalScenarioCrashesAsPredicted(_ kind: ListKind) {
    let flaws = ScenarioFlaw.all(for: kind)
    for seed in Self.seeds {
      var generator = ScenarioGenerator(seed: Thoroughness.seed(seed), kind: kind)
      let flaw = flaws[Int(seed) % flaws.count]
      let scenario = generator.next(.illegal(flaw))
      let outcome = scenario.run()
      let isRight =
        outcome.crash?.faultKind == flaw.faultKind(kind)
        && outcome.statementsPlayed == scenario.statements.count
      if !isRight { Issue.record("seed \(seed), \(flaw):\n\(scenario)\n\n\(outcome)") }
    }
  }

  /// A current collection view tolerates two mistakes that crash tables. (behaviour 3B)
  @Test(arguments: [ScenarioFlaw.moveIntoInsertedSection, .moveOutOfDeletedSection])
  func aCollectionViewAllowsMovesAcrossSectionChanges(_ flaw: ScenarioFlaw) {
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = ScenarioGenerator(seed: Thoroughness.seed(seed), kind: .collection)
      #expect(generator.next(.illegal(flaw)).run().crash == nil)
    }
  }

  @Test func theSeedDeterminesTheScenario() {
    var (one, same, other) = (
      ScenarioGenerator(seed: 1), ScenarioGenerator(seed: 1), ScenarioGenerator(seed: 2)
    )
    let drawn = (0..<5).map { _ in one.next(.legal) }
    #expect(drawn == (0..<5).map { _ in same.next(.legal) })
    #expect(drawn != (0..<5).map { _ in other.next(.legal) })
    #expect(Set(drawn).count == 5)
  }

  @Test(arguments: ListKind.allCases)
  func generatedScenariosAreParsedAndPrinted(_ kind: ListKind) throws {
    let flaws = ScenarioFlaw.all(for: kind)
    for seed in Self.seeds {
      var generator = ScenarioGenerator(
        seed: Thoroughness.seed(seed), kind: kind, usesSnapshots: seed % 2 == 0)
      let recipes: [ScenarioGenerator.Recipe] = [.legal, .illegal(flaws[Int(seed) % flaws.count])]
      for recipe in recipes {
        let scenario = generator.next(recipe, statements: 6)
        #expect(try ListScenario(scenario.description) == scenario)
      }
    }
  }
}
