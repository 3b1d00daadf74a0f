import Foundation
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

    @Test func itIsCalledSixtyTimesASecond() {
      let link = link()
      simulator.advance(by: 1)
      #expect(counter.times.isEmpty)
      link.add(to: .main, forMode: .common)
      simulator.advance(by: 1)
      #expect(counter.times.count == 60)
      link.isPaused = true
      simulator.advance(by: 1)
      #expect(counter.times.count == 60)
      link.isPaused = false
      link.preferredFramesPerSecond = 30
      simulator.advance(by: 1)
      #expect((90...91).contains(counter.times.count))
      link.invalidate()
      simulator.advance(by: 1)
      #expect((90...91).contains(counter.times.count))
    }

    @Test func settlingDoesNotWaitForIt() {
      link().add(to: .main, forMode: .common)
      simulator.settle()
      #expect(counter.times.count <= 1)
    }
  #endif

  @Test func theMediaTimeIsTheSimulatorsClock() {
    let before = Simulator.currentMediaTime
    simulator.advance(by: 2.5)
    #expect(Simulator.currentMediaTime - before == 2.5)
  }
}
