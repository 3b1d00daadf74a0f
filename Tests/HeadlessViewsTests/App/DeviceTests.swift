import Foundation
import HeadlessComponents
import ListCore
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The device, its screen and its pasteboard.
@MainActor
@Suite struct DeviceTests {
  @Test func theSystemVersionIsTheProfiles() {
    let simulators = SystemProfile.supported.map { Simulator(profile: $0) }
    let versions = simulators.map(\.device.systemVersion)
    #expect(
      versions == [
        "13.3", "13.0", "14.0", "15.0", "16.0", "16.4", "17.0", "18.0", "26.0", "27.0",
      ])
  }

  @Test func theIdiomIsPhoneUnlessTheTraitsChangeIt() {
    let simulator = Simulator()
    #expect(simulator.device.userInterfaceIdiom == .phone)
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = .pad
    }
    #expect([simulator.device.model, simulator.device.systemName] == ["iPad", "iPadOS"])
  }

  @Test func theScreenHasTheSimulatorsSize() {
    let simulator = Simulator(screenSize: CGSize(width: 844, height: 390), scale: 3)
    #expect(simulator.screen.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(simulator.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(simulator.windowScene.interfaceOrientation == .landscapeRight)
    let square = Simulator(screenSize: CGSize(width: 400, height: 400))
    #expect(square.windowScene.interfaceOrientation == .portrait)
  }

  @Test func eachSimulatorHasItsOwnPasteboard() {
    let (simulator, other) = (Simulator(), Simulator())
    simulator.run { Pasteboard.general.string = "Emma" }
    #expect(simulator.pasteboard.strings == ["Emma"])
    #expect(simulator.pasteboard.changeCount == 1)
    #expect(other.pasteboard.string == nil)
    #expect(simulator.pasteboard.hasURLs == false)
    simulator.pasteboard.url = URL(string: "https://example.com")
    #expect(simulator.pasteboard.types == ["public.url"])
    #expect(simulator.pasteboard.hasStrings == false)
    simulator.pasteboard.items = []
    #expect(simulator.pasteboard.numberOfItems == 0)
    #expect(simulator.pasteboard.changeCount == 3)
  }

  @Test func theFrontmostControllerDecidesTheStatusBar() {
    let simulator = Simulator()
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = Quiet()
    simulator.show(controller)
    let bar = simulator.windowScene.statusBarManager
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
