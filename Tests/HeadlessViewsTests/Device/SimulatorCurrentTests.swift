import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct SimulatorCurrentTests {
  @Test func theInnermostRunIsCurrent() {
    let (one, other) = (Simulator(), Simulator())
    #expect(Simulator.current === Simulator.main)
    one.run {
      #expect(Simulator.current === one)
      other.run { #expect(Simulator.current === other) }
      #expect(Simulator.current === one)
    }
    #expect(Simulator.current === Simulator.main)
  }

  @Test func aRunSpansSuspensions() async {
    let simulator = Simulator()
    let seen = await simulator.run {
      await Task.yield()
      return Simulator.current === simulator
    }
    #expect(seen)
  }

  @Test func workAndLayoutRunOnTheirSimulator() {
    final class Asking: View {
      var seen: Simulator?
      override func layoutSubviews() { seen = .current }
    }
    let simulator = Simulator()
    let view = Asking()
    simulator.show(view)
    #expect(view.seen === simulator)
    var seen: Simulator?
    simulator.schedule(after: 0, named: "ask") { seen = .current }
    simulator.nextTurn()
    #expect(seen === simulator)
  }

  @Test func aViewBelongsToItsWindowsSimulator() {
    let simulator = Simulator(profile: .iOS16)
    let view = View()
    #expect(view.simulator === Simulator.main)
    let window = simulator.show(view)
    #expect(view.simulator === simulator)
    #expect(view.simulator.profile == .iOS16)
    window.isHidden = true
    #expect(view.simulator === simulator)
    view.removeFromSuperview()
    #expect(view.simulator === Simulator.main)
  }
}
