import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor
@Suite struct WorkQueueTests {
  /// Every queue of up to five pieces of work due at one of three times returns them sorted by time
  /// and, at equal times, in the order of adding.
  @Test func everySmallQueueIsEmptiedInOrder() {
    for length in 0...5 {
      for code in 0..<power(3, length) {
        let times = (0..<length).map { code / power(3, $0) % 3 }
        var queue = WorkQueue()
        for (number, time) in times.enumerated() {
          queue.add(ScheduledWork(name: "\(number)", due: time) {})
        }
        let expected = times.enumerated().sorted {
          ($0.element, $0.offset) < ($1.element, $1.offset)
        }
        #expect(queue.pending.map(\.name) == expected.map { "\($0.offset)" }, "\(times)")
        var names: [String] = []
        while let work = queue.next(dueBy: 2) { names.append(work.name) }
        #expect(names == expected.map { "\($0.offset)" }, "\(times)")
      }
    }
  }

  @Test func workAddedAfterAMarkWaits() {
    var queue = WorkQueue()
    queue.add(ScheduledWork(name: "before", due: 0) {})
    let mark = queue.mark
    queue.add(ScheduledWork(name: "after", due: 0) {})
    #expect(queue.next(dueBy: 0, addedBefore: mark)?.name == "before")
    #expect(queue.next(dueBy: 0, addedBefore: mark)?.name == nil)
    #expect(queue.next(dueBy: 0)?.name == "after")
  }

  @Test func cancelledWorkIsReleasedAtOnceAndNeverRuns() {
    weak var held: Marker?
    var queue = WorkQueue()
    var work: ScheduledWork?
    do {
      let marker = Marker()
      held = marker
      work = ScheduledWork(name: "held", due: 0) { _ = marker }
    }
    if let work { queue.add(work) }
    #expect(held != nil)
    work?.cancel()
    #expect(held == nil)
    #expect(queue.pending == [])
    #expect(queue.nextDueTime() == nil)
  }

  private func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }

  private final class Marker {}
}
