import HeadlessKit
import ListTesting
import Testing

/// What a comparison that waits costs, and what it says about its waits.
@MainActor
@Suite struct AwaitedComparisonTests {
  /// Counts, since time says little on a busy machine: before, each step took a dozen looks.
  @Test func eachStepLooksOnceAtEachCell() async {
    var asked = 0
    let steps = (1...16).map { number in
      ScreenStep<Void>.act("step \(number)") { try $0.settle() }
    }
    let comparison = await PathComparison(
      steps, within: .seconds(1),
      legacy: {
        let screen = PeopleByHand()
        screen.decorate = { _ in asked += 1 }
        return screen
      }, diffable: { PeopleBySnapshots() })
    #expect(comparison.isEquivalent, "\(comparison)")
    // Three cells are shown once, and looked at in step 0 and in each step after it.
    #expect(asked == 3 + 3 * 17)
  }

  @Test func aWaitSaysForWhat() async {
    let comparison = await PathComparison(
      [.act("refresh") { try $0.pullToRefresh() }], within: .seconds(5),
      legacy: {
        let screen = PeopleByHand()
        screen.arrival = .sleepingTask
        return screen
      }, diffable: { PeopleBySnapshots() })
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(comparison.steps.map(\.diffable.awaited) == [[], []])
    #expect(
      comparison.description.contains(
        "\nWaited: after step 1 (refresh) for 1 task, 1 refresh control with the data source."),
      "\(comparison)")
  }
}
