import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct HostCurrentTests {
  @Test func theInnermostRunWins() {
    let (one, other) = (Host(), Host())
    #expect(Host.current === Host.main)
    one.run {
      #expect(Host.current === one)
      other.run { #expect(Host.current === other) }
      #expect(Host.current === one)
    }
    #expect(Host.current === Host.main)
  }

  @Test func aRunLastsAcrossSuspensions() async {
    let host = Host()
    let seen = await host.run {
      await Task.yield()
      return Host.current === host
    }
    #expect(seen)
  }

  @Test func workAndLayoutRunOnTheirHost() {
    final class Asking: View {
      var seen: Host?
      override func layoutSubviews() { seen = .current }
    }
    let host = Host()
    let view = Asking()
    host.show(view)
    #expect(view.seen === host)
    var seen: Host?
    host.schedule(after: 0, named: "ask") { seen = .current }
    host.nextTurn()
    #expect(seen === host)
  }

  @Test func aViewLivesOnItsWindowsHost() {
    let host = Host(profile: .iOS16)
    let view = View()
    #expect(view.host === Host.main)
    let window = host.show(view)
    #expect(view.host === host)
    #expect(view.host.profile == .iOS16)
    window.isHidden = true
    #expect(view.host === host)
    view.removeFromSuperview()
    #expect(view.host === Host.main)
  }
}
