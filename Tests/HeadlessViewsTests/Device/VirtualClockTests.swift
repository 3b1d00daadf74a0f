import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct VirtualClockTests {
  @Test func tenTenthsAreOneSecond() {
    var clock = VirtualClock()
    for _ in 0..<10 { clock.nanoseconds += VirtualClock.nanoseconds(0.1) }
    #expect(clock.now == 1)
  }

  @Test(arguments: [
    (0.3, 300_000_000), (0, 0), (-1, 0), (.nan, 0), (.infinity, 1_000_000_000_000_000_000),
  ])
  func durations(_ given: (seconds: Double, nanoseconds: Int)) {
    #expect(VirtualClock.nanoseconds(given.seconds) == given.nanoseconds)
  }
}
