import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// Where segues lead: back through containers, to another storyboard, and by classes of the app.
@Suite(.serialized) @MainActor struct SegueSearchTests {
  private func with(_ files: [String: String], _ body: (Simulator) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HeadlessKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, scenes) in files {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="a"><scenes>\(scenes)</scenes></document>
        """
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".storyboard"))
    }
    let simulator = Simulator()
    simulator.resources.add(folder: folder.path)
    try simulator.run { try body(simulator) }
  }

  private func scene(_ id: String, _ controller: String) -> String {
    """
    <scene sceneID="s\(id)"><objects>\(controller)
    <exit id="x\(id)" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
    """
  }

  private func segue(_ attributes: String) -> String {
    "<connections><segue \(attributes) id=\"segue\"/></connections>"
  }

  // behaviour 23.17
  @Test func anUnwindFindsAControllerInsideThePresentingContainer() throws {
    let sheet = """
      <viewController storyboardIdentifier="Sheet" id="b" sceneMemberID="viewController"><view key="view" id="vb"/>
      \(segue("destination=\"xb\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\""))
      </viewController>
      """
    let target = """
      <viewController id="a" customClass="UnwindTarget" customModule="InterfaceDocumentsTests" \
      sceneMemberID="viewController"/>
      """
    try with(["Main": scene("a", target) + scene("b", sheet)]) { simulator in
      let document = UIStoryboard(name: "Main", bundle: nil)
      let source = document.instantiateViewController(withIdentifier: "Sheet")
      let list = try #require(document.instantiateInitialViewController() as? UnwindTarget)
      let stack = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), stack]
      tabs.selectedIndex = 1
      simulator.show(tabs)
      stack.pushViewController(UIViewController(), animated: false)
      stack.topViewController?.present(source, animated: false)
      try simulator.settle()
      #expect(source.presentingViewController === tabs)
      tabs.selectedIndex = 0
      source.performSegue(withIdentifier: "back", sender: nil)
      try simulator.settle()
      #expect(list.heard == ["back"])
      #expect(tabs.presentedViewController == nil)
      #expect(tabs.selectedIndex == 1)
      #expect(stack.viewControllers == [list])
    }
  }

  // behaviour 23.17
  @Test func anUnwindThatNobodyHandlesDoesNothing() throws {
    let sheet = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="vb"/>
      \(segue("destination=\"xa\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\""))
      </viewController>
      """
    try with(["Main": scene("a", sheet)]) { simulator in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let source = try #require(made)
      simulator.show(source)
      source.performSegue(withIdentifier: "back", sender: nil)
      #expect(simulator.console.lines.contains { $0.text.contains("unwind segue 'back'") })
    }
  }

  @Test func aSegueClassWithoutATransitionOfItsOwnHasThatOfItsKind() throws {
    let first = """
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="va"/>\(segue(
        "destination=\"b\" kind=\"presentation\" identifier=\"go\" customClass=\"QuietSegue\""))
      </viewController>
      """
    let scenes =
      scene("a", first)
      + scene("b", "<viewController id=\"b\" title=\"second\" sceneMemberID=\"viewController\"/>")
    try with(["Main": scenes]) { simulator in
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let source = try #require(made)
      simulator.show(source)
      source.performSegue(withIdentifier: "go", sender: nil)
      try simulator.settle()
      #expect(source.presentedViewController?.title == "second")
    }
  }
}

/// A segue that leaves its transition to its kind, as one that only configures its destination does.
final class QuietSegue: UIStoryboardSegue {}

final class UnwindTarget: UIViewController {
  var heard: [String] = []
  func back(_ segue: UIStoryboardSegue) { heard.append(segue.identifier ?? "") }

  struct InterfaceMembers_SegueSearch_1: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [.action(Selector(UnwindTarget.back(_:), "back:"))]
    }
  }
}
