import CrashTranscripts
import HeadlessKit
import ListCore
import Testing

@MainActor @Suite struct ScenarioShrinkingTests {
  /// Returns the number of statements, not counting braces.
  private func leaves(_ scenario: ListScenario) -> Int {
    scenario.allStatements.count { $0.innerStatements.isEmpty }
  }

  /// For every mistake, forty statements are reduced to those it needs.
  @Test(arguments: ListKind.allCases)
  func shrunkScenariosAreSmall(_ kind: ListKind) {
    // Every mistake, each on one of the two lists.
    let flaws = ScenarioFlaw.all(for: kind).enumerated()
    for (index, flaw) in flaws where (index % 2 == 0) == (kind == .table) {
      var generator = ScenarioGenerator(seed: UInt64(index), kind: kind)
      let scenario = generator.next(.illegal(flaw), statements: 40)
      let failure = scenario.run().failure
      let outcome = scenario.smallestWithSameCrash()
      let rest = outcome.smallest
      #expect(scenario.statements.count >= 39)
      #expect(rest.run().failure == failure, "\(flaw)")
      #expect(failure?.fault == flaw.faultKind(kind), "\(flaw)")
      #expect(outcome.isMinimal, "\(flaw)")
      #expect(leaves(rest) <= 3, "\(flaw):\n\(rest)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let flaw: ScenarioFlaw
    let rest: String
    var testDescription: String { flaw.rawValue }
  }

  nonisolated static let cases = [
    Case(
      flaw: .forgottenDeletion, rest: "table\ndata L[23 24]\nbatch { set L[]; del 0.0 }"),
    Case(
      flaw: .deletionAndMove, rest: "table\ndata L[24]\nbatch { del 0.0; move 0.0 -> 0.0 }"),
    Case(
      flaw: .wrongSection,
      rest: "table\ndata O[28] L[24]\nbatch { del 0.0; set O[28] L[] }"),
    Case(flaw: .forgottenSectionInsertion, rest: "table\ndata empty\nbatch { set L[] }"),
    Case(flaw: .modelChangedBeforeCounts, rest: "table\ndata I3[181]\nins 0.0"),
  ]

  @Test(arguments: cases)
  func shrunkScenariosAreReadable(_ given: Case) {
    var generator = ScenarioGenerator(seed: 40)
    let scenario = generator.next(.illegal(given.flaw), statements: 40)
    #expect(scenario.smallestWithSameCrash().smallest.description == given.rest)
  }

  @Test func aScenarioThatDoesNotCrashIsUnchanged() throws {
    let scenario = try ListScenario("data A[1]; show; reloadData")
    let outcome = scenario.smallestWithSameCrash()
    #expect(outcome.smallest == scenario)
    #expect(outcome.attempts == 0)
  }

  @Test func anyPropertyCanBePreserved() throws {
    let scenario = try ListScenario(
      "snapshots; data A[1 2 3] B[4]; show; tap 0.2; apply A[3 4] reload 4 by reload; settle")
    let outcome = scenario.smallest { scenario in
      MainActor.assumeIsolated {
        scenario.run().screen.cells.contains { $0.texts == ["4"] }
      }
    }
    #expect(outcome.smallest.description == "snapshots table\ndata A[4]\nshow")
  }
}
