import HeadlessKit
import ListCore
import ListTesting
import Testing

/// Calls that a release does not have.
@MainActor
@Suite struct UnavailableCallsTests {
  @Test(arguments: [SystemProfile.iOS13, .iOS14, .iOS15, .newest])
  func `nothing is said of calls that no screen makes`(_ profile: SystemProfile) {
    let shelves: Shelves = [["Emma", "Dune", "Momo"], ["Persuasion"]]
    let comparison = PathComparison(
      models: [shelves, [["Emma", "Dune"], ["Persuasion"]], [["Dune", "Emma"], ["Solaris"]]],
      profile: profile, legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    #expect(!comparison.steps.isEmpty)
    let undecided = comparison.steps.flatMap { $0.legacy.undecided + $0.diffable.undecided }
    #expect(undecided.filter { $0.hasPrefix("whether an app for") } == [])
  }
}
