import Foundation
import HeadlessKit
import Testing
import UIKit

/// Objects of a scene that are in no view.
@Suite(.serialized) @MainActor struct SceneObjectsTests {
  final class MaskedController: UIViewController {
    weak var hint: UILabel!
    weak var name: UILabel!
  }

  /// Returns the initial controller of a storyboard on the simulator's screen.
  private func show(_ scenes: [String], on simulator: Simulator) throws -> UIViewController {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"scene-\(number)\"><objects>\(objects)</objects></scene>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="first"><scenes>\(all.joined())</scenes></document>
      """
    try text.write(
      toFile: folder.path + "/Objects.storyboard", atomically: true, encoding: .utf8)
    simulator.resources.add(folder: folder.path, module: "InterfaceDocumentsTests")
    let first = try #require(
      UIStoryboard(name: "Objects", bundle: nil).instantiateInitialViewController())
    simulator.show(first)
    try simulator.settle()
    return first
  }

  @Test func aTapOnAViewPerformsTheSegueOfItsRecognizer() throws {
    let simulator = Simulator()
    let first = try show(
      [
        """
        <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view id="card"><rect key="frame" x="20" y="100" width="200" height="100"/>
        <connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
        </connections></view></subviews></view></viewController>
        <tapGestureRecognizer id="tap"><connections>
        <segue destination="second" kind="presentation" id="s"/></connections>
        </tapGestureRecognizer>
        """,
        #"<viewController id="second" title="Second" sceneMemberID="viewController"/>"#,
      ], on: simulator)
    try simulator.tap(at: CGPoint(x: 300, y: 400))
    try simulator.settle()
    #expect(first.presentedViewController == nil)
    try simulator.tap(at: CGPoint(x: 100, y: 150))
    try simulator.settle()
    #expect(first.presentedViewController?.title == "Second")
  }

  @Test func aViewThatASizeClassExcludesIsAnOutletAndOnNoScreen() throws {
    let simulator = Simulator()
    simulator.resources.register(class: MaskedController.self, named: "MaskedController")
    simulator.resources.register(
      .property("hint", \MaskedController.hint), .property("name", \MaskedController.name))
    let first = try #require(
      try show(
        [
          """
          <viewController id="first" customClass="MaskedController" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
          <label text="Name" id="shown"><rect key="frame" x="0" y="100" width="80" height="20"/>
          </label>
          <label text="Hint" id="hidden"><rect key="frame" x="0" y="200" width="80" height="20"/>
          </label></subviews>
          <mask key="subviews"><exclude reference="hidden"/></mask></view>
          <connections><outlet property="hint" destination="hidden" id="o1"/>
          <outlet property="name" destination="shown" id="o2"/></connections></viewController>
          """
        ], on: simulator) as? MaskedController)
    #expect(first.name?.superview === first.view)
    #expect(first.view.subviews.count == 1)
    let hint = try #require(first.hint as UILabel?)
    #expect(hint.text == "Hint")
    #expect(hint.superview == nil)
  }
}
