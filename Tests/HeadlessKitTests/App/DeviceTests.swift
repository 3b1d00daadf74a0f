import Foundation
import ListCore
import Testing

@testable import HeadlessKit

/// The device, its screen and its pasteboard.
@MainActor
@Suite struct DeviceTests {
  @Test func theVersionIsTheProfiles() {
    let hosts = SystemProfile.supported.map { ListHost(profile: $0) }
    let versions = hosts.map(\.device.systemVersion)
    #expect(versions == ["13.3", "13.0", "14.0", "15.0", "16.0", "16.4", "17.0", "18.0"])
  }

  @Test func thePhoneIsAPhoneUntilTheTraitsSayOtherwise() {
    let host = ListHost()
    #expect(host.device.userInterfaceIdiom == .phone)
    host.traitCollection = host.traitCollection.modifyingTraits { $0.userInterfaceIdiom = .pad }
    #expect([host.device.model, host.device.systemName] == ["iPad", "iPadOS"])
  }

  @Test func theScreenIsTheHosts() {
    let host = ListHost(screenSize: CGSize(width: 844, height: 390), scale: 3)
    #expect(host.screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(host.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(host.windowScene.interfaceOrientation == .landscapeRight)
  }

  @Test func whatIsCopiedStaysOnItsHost() {
    let (host, other) = (ListHost(), ListHost())
    host.run { Pasteboard.general.string = "Emma" }
    #expect(host.pasteboard.strings == ["Emma"])
    #expect(host.pasteboard.changeCount == 1)
    #expect(other.pasteboard.string == nil)
    #expect(host.pasteboard.hasURLs == false)
    host.pasteboard.url = URL(string: "https://example.com")
    #expect(host.pasteboard.types == ["public.url"])
    #expect(host.pasteboard.hasStrings == false)
    host.pasteboard.items = []
    #expect(host.pasteboard.numberOfItems == 0)
    #expect(host.pasteboard.changeCount == 3)
  }

  @Test func theStatusBarIsAsTheControllerInFrontWantsIt() {
    let host = ListHost()
    host.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = Quiet()
    host.show(controller)
    let bar = host.windowScene.statusBarManager
    #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(bar?.statusBarStyle == .lightContent)
    controller.hides = true
    #expect(bar?.statusBarFrame == .zero)
  }
}

private final class Quiet: ViewController {
  var hides = false
  override var prefersStatusBarHidden: Bool { hides }
  override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
}
