import Foundation
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

  /// A comparison reads a screen once for each step, and draws none that does not differ.
  @Test func eachStepReadsEachElementOnce() async {
    final class Sign: Label {
      var reads = 0
      override var accessibilityValue: String? {
        get {
          reads += 1
          return super.accessibilityValue
        }
        set { super.accessibilityValue = newValue }
      }
    }
    let sign = Sign(frame: CGRect(x: 100, y: 500, width: 100, height: 20))
    sign.text = "Today"
    let steps = (1...16).map { number in
      ScreenStep<Void>.act("step \(number)") { try $0.settle() }
    }
    let comparison = await PathComparison(
      steps, within: .seconds(1),
      legacy: {
        let screen = PeopleByHand()
        screen.view.addSubview(sign)
        return screen
      },
      diffable: {
        let screen = PeopleBySnapshots()
        let other = Label(frame: sign.frame)
        other.text = sign.text
        screen.view.addSubview(other)
        return screen
      })
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(sign.reads == 17)
    #expect(comparison.steps.map(\.legacy.look?.drawing) == Array(repeating: "", count: 17))
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
