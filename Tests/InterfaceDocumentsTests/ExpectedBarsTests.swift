import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// The safe area of a screen whose frames do not tell it: it has the bars of the containers that the
/// segues tell. (behaviour 23.3)
@Suite(.serialized) @MainActor struct ExpectedBarsTests {
  /// Returns the frame of a view that is as high as the safe area of the controller `c`.
  private func box(_ scenes: [String]) throws -> CGRect? {
    let ends = ["top", "bottom"].map { end in
      let relation = end == "top" ? "greaterThanOrEqual" : "lessThanOrEqual"
      return """
        <constraint firstItem="box" firstAttribute="\(end)" relation="\(relation)" \
        secondItem="safe" secondAttribute="\(end)" id="\(end)"/>
        <constraint firstItem="box" firstAttribute="\(end)" secondItem="root" \
        secondAttribute="\(end)" priority="250" id="\(end)-root"/>
        """
    }
    let screen = """
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="100" width="375" height="100"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(ends.joined())
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="t"/></constraints></view></viewController>
      """
    let all = (scenes + [screen]).enumerated().map { number, objects in
      "<scene sceneID=\"scene-\(number)\"><objects>\(objects)</objects></scene>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina4_7"/><scenes>\(all.joined())</scenes></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
    return layout.views.first { $0.id == "box" }?.frame
  }

  private func scene(
    _ element: String, _ id: String, _ kind: String, to destination: String
  ) -> String {
    let relation = element == "tabBarController" ? "viewControllers" : "rootViewController"
    let relationship = kind == "relationship" ? "relationship=\"\(relation)\"" : ""
    return """
      <\(element) id="\(id)" sceneMemberID="viewController"><connections>
      <segue destination="\(destination)" kind="\(kind)" \(relationship) id="\(id)-segue"/>
      </connections></\(element)>
      """
  }

  @Test func aScreenHasTheBarsOfTheContainersAroundIt() throws {
    func stack(_ destination: String) -> String {
      scene("navigationController", "n", "relationship", to: destination)
    }
    func tabs(_ destination: String) -> String {
      scene("tabBarController", "t", "relationship", to: destination)
    }
    func first(_ kind: String) -> String { scene("viewController", "a", kind, to: "c") }
    for (name, scenes, top, bottom) in [
      ("alone", [], 20, 0), ("beside a stack", [stack("a"), first("presentation")], 20, 0),
      ("in a stack", [stack("c")], 64, 0), ("shown", [stack("a"), first("show")], 64, 0),
      ("pushed", [first("push"), stack("a")], 64, 0), ("shown by none", [first("show")], 20, 0),
      ("in tabs", [tabs("c")], 20, 49), ("shown in tabs", [tabs("a"), first("show")], 20, 49),
      ("in a stack in tabs", [tabs("n"), stack("c")], 64, 49),
      ("shown in both", [first("show"), stack("a"), tabs("n")], 64, 49),
    ] as [(String, [String], CGFloat, CGFloat)] {
      #expect(
        try box(scenes) == CGRect(x: 0, y: top, width: 375, height: 667 - top - bottom), "\(name)")
    }
  }
}
