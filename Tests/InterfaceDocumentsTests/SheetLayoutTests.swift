import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Screens that Interface Builder drew as sheets, and what does not follow a text. (behaviour 23.3)
@Suite(.serialized) @MainActor struct SheetLayoutTests {
  private func views(_ subviews: String, _ constraints: String, height: CGFloat) throws
    -> [LaidOutView]
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
    return DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")).views
  }

  private func pin(_ id: String, _ edges: [(String, CGFloat)]) -> String {
    edges.map { edge, constant in
      """
      <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="root" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(id)-\(edge)"/>
      """
    }.joined()
  }

  @Test func aNavigationBarIsHigherInASheetWhichIs54PointsLowerThanTheDevice() throws {
    func height(_ screen: CGFloat, recorded: CGFloat) throws -> CGFloat? {
      try views(
        """
        <navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="0" width="375" height="\(recorded)"/></navigationBar>
        """, pin("bar", [("leading", 0), ("trailing", 0), ("top", 0)]), height: screen
      ).first { $0.id == "bar" }?.frame.height
    }
    #expect(try height(667 - 54, recorded: 56) == 56)
    #expect(try height(667, recorded: 44) == 44)
  }

  @Test func aViewOfAFixedSizeFollowsNoText() throws {
    for (x, y) in [(0, 0), (20, 30), (-7, 100), (300.5, 0)] as [(CGFloat, CGFloat)] {
      let box = try #require(
        try views(
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="\(x)" y="\(y)" width="100" height="50"/><constraints>
          <constraint firstAttribute="width" constant="100" id="w"/>
          <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
          """, pin("box", [("leading", x), ("top", y)]), height: 667
        ).first { $0.id == "box" })
      #expect(box.frame == CGRect(x: x, y: y, width: 100, height: 50))
      #expect(!box.followsText)
    }
  }
}
