import Foundation
import HeadlessKit
import ListCore
import ListTesting
import TestSupport
import Testing

/// Comparisons over many random models, and of screens with a deliberate mistake.
@MainActor
@Suite struct RandomComparisonTests {
  private let shelves: Shelves = [["Emma", "Dune", "Momo"], ["Persuasion"], []]
  /// A screen of a few rows, since differences below the fold are found all the same.
  private let screen = CGSize(width: 320, height: 300)

  private static let steps = Thoroughness.number(usually: 300, exhaustively: 1_000)

  @Test func twoTablesLookAlikeThroughRandomModels() {
    let comparison = PathComparison(
      seed: Thoroughness.seed(2024), steps: Self.steps, from: shelves, next: { $0.edited(&$1) },
      screenSize: screen, stopsAtDifference: true, legacy: { TableByHand($0) },
      diffable: { TableBySnapshots($0) })
    #expect(comparison.difference == nil)
    #expect(comparison.steps.count == Self.steps + 1)
    #expect(comparison.legacyCost.updates == Self.steps)
    #expect(comparison.description.split(separator: "\n").count < 60)
  }

  @Test func twoCollectionViewsLookAlikeThroughRandomModels() {
    let comparison = PathComparison(
      seed: Thoroughness.seed(2025), steps: Self.steps, from: shelves, next: { $0.edited(&$1) },
      screenSize: screen, stopsAtDifference: true, legacy: { GridByHand($0) },
      diffable: { GridBySnapshots($0) })
    #expect(comparison.difference == nil)
    #expect(comparison.steps.count == Self.steps + 1)
  }

  @Test(arguments: [
    (TableByHand.Mistake.equalCountsMeanNothing, 2, 18), (.emptiedShelfForgotten, 1, 22),
  ])
  func aPlantedMistakeIsFoundAndShrunk(
    _ mistake: TableByHand.Mistake, operations: Int, attempts: Int
  ) throws {
    let steps = ScreenStep.random(
      seed: 2024, count: 1000, from: shelves, next: { $0.edited(&$1) })
    let smallest = PathComparison.smallestFailing(
      from: shelves, steps, simpler: \.withoutEachBook,
      legacy: { TableByHand($0, mistake) }, diffable: { TableBySnapshots($0) })
    let failure = try #require(smallest)
    #expect(failure.isMinimal)
    #expect(failure.attempts == attempts)
    #expect(failure.steps.count == 1)
    #expect(failure.comparison.diffableCost.animatedOperations == operations)
  }
}
