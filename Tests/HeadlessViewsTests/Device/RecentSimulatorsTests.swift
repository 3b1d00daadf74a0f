import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct RecentSimulatorsTests {
  @Test func theMostRecentlyUsedComesFirst() {
    let (one, other) = (Simulator(), Simulator())
    var recent = RecentSimulators()
    #expect(recent.mostRecent == nil)
    #expect(recent.usedInTask == nil)
    for simulator in [one, other, one, .main] { recent.noteUse(of: simulator) }
    #expect(recent.existing.map { $0 === one } == [true, false])
    #expect(recent.mostRecent === one)
    #expect(recent.usedInTask === Simulator.main)
  }

  @Test func aReleasedSimulatorIsForgotten() {
    let one = Simulator()
    var recent = RecentSimulators()
    recent.noteUse(of: one)
    recent.noteUse(of: Simulator())
    #expect(recent.mostRecent === one)
    #expect(recent.existing.count == 1)
    #expect(recent.usedInTask == nil)
  }

  @Test func settlingElsewhereIsNamed() {
    let (one, other) = (Simulator(), Simulator())
    other.schedule(after: 0.5, named: "a far animation") {}
    let name = "a far animation, due at 0.5 s, on another simulator"
    #expect(one.workElsewhere.contains(name))
    #expect(!other.workElsewhere.contains(name))
    one.run { DispatchQueue.main.async {} }
    #expect(one.workElsewhere.first == "1 block on dispatch queues")
  }
}
