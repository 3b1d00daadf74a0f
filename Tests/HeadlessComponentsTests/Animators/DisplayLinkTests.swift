import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct DisplayLinkTests {
  @MainActor final class Counter: NSObject {
    var times: [TimeInterval] = []
    func step(_ link: DisplayLink) { times.append(link.timestamp) }
  }

  let simulator = Simulator()
  let counter = Counter()

  #if os(Linux)
    private func link() -> DisplayLink {
      DisplayLink(target: counter, selector: Selector(Counter.step(_:), "step:"))
    }

    @Test func itIsCalledSixtyTimesASecond() throws {
      let link = link()
      try simulator.advance(by: 1)
      #expect(counter.times.isEmpty)
      link.add(to: .main, forMode: .common)
      try simulator.advance(by: 1)
      #expect(counter.times.count == 60)
      link.isPaused = true
      try simulator.advance(by: 1)
      #expect(counter.times.count == 60)
      link.isPaused = false
      link.preferredFramesPerSecond = 30
      try simulator.advance(by: 1)
      #expect((90...91).contains(counter.times.count))
      link.invalidate()
      try simulator.advance(by: 1)
      #expect((90...91).contains(counter.times.count))
    }

    @Test func settlingDoesNotWaitForIt() throws {
      link().add(to: .main, forMode: .common)
      try simulator.settle()
      #expect(counter.times.count <= 1)
    }
  #endif

  @Test func theMediaTimeIsTheSimulatorsClock() throws {
    let before = Simulator.currentMediaTime
    try simulator.advance(by: 2.5)
    #expect(Simulator.currentMediaTime - before == 2.5)
  }
}
