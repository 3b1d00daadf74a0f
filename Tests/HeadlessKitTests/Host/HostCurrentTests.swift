import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct HostCurrentTests {
  @Test func theInnermostRunWins() {
    let (one, other) = (ListHost(), ListHost())
    #expect(ListHost.current === ListHost.main)
    one.run {
      #expect(ListHost.current === one)
      other.run { #expect(ListHost.current === other) }
      #expect(ListHost.current === one)
    }
    #expect(ListHost.current === ListHost.main)
  }

  @Test func aRunLastsAcrossSuspensions() async {
    let host = ListHost()
    let seen = await host.run {
      await Task.yield()
      return ListHost.current === host
    }
    #expect(seen)
  }

  @Test func workAndLayoutRunOnTheirHost() {
    final class Asking: View {
      var seen: ListHost?
      override func layoutSubviews() { seen = .current }
    }
    let host = ListHost()
    let view = Asking()
    host.show(view)
    #expect(view.seen === host)
    var seen: ListHost?
    host.schedule(after: 0, named: "ask") { seen = .current }
    host.nextTurn()
    #expect(seen === host)
  }

  @Test func aViewLivesOnItsWindowsHost() {
    let host = ListHost(profile: .iOS16)
    let view = View()
    #expect(view.host === ListHost.main)
    let window = host.show(view)
    #expect(view.host === host)
    #expect(view.host.profile == .iOS16)
    window.isHidden = true
    #expect(view.host === host)
    view.removeFromSuperview()
    #expect(view.host === ListHost.main)
  }
}
