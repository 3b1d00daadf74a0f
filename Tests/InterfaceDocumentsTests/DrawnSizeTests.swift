import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Sizes that Interface Builder drew and that the document tells only by recorded frames. (behaviour 23.3)
@Suite(.serialized) @MainActor struct DrawnSizeTests {
  private func frames(_ text: String, file: String) throws -> [String: CGRect] {
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: file))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  @Test(
    arguments: [
      ("", #"secondItem="box" secondAttribute="trailing" constant="16""#),
      (#"firstItem="content""#, #"secondItem="box" secondAttribute="trailing" constant="16""#),
      (#"firstItem="box""#, #"secondItem="content" secondAttribute="trailing" constant="-16""#),
    ])
  func theContentBesideAnAccessoryIsAsWideAsItsViewsTell(_ first: String, _ second: String) throws {
    for (accessory, edge) in [("disclosureIndicator", 326), ("none", 359)] as [(String, CGFloat)] {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <tableView style="plain" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell accessoryType="\(accessory)" id="cell">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="326" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
        </subviews><constraints>
        <constraint \(first) firstAttribute="trailing" \(second) id="1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" id="2"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="content" \
        secondAttribute="top" id="3"/></constraints></tableViewCellContentView></tableViewCell>
        </prototypes></tableView></subviews></view></viewController></objects></scene></scenes>
        </document>
        """
      #expect(
        try frames(text, file: "Main.storyboard")["box"]
          == CGRect(x: 0, y: 0, width: edge, height: 20), "\(accessory)")
    }
  }

  @Test(arguments: [(5, 5), (2, 8), (8, 2), (0, 10), (10, 0)])
  func theTitleOfAButtonTellsTheTextSizeBetweenItsInsets(_ top: Int, _ bottom: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina4_7"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="300"/><subviews>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="20" y="20" width="57" height="27"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <inset key="contentEdgeInsets" minX="5" minY="\(top)" maxX="5" maxY="\(bottom)"/>
      <state key="normal" title="Cancel"/></button></subviews><constraints>
      <constraint firstItem="button" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="20" id="1"/>
      <constraint firstItem="button" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="2"/></constraints></view></objects></document>
      """
    // A headline of 14 points, the extra small size.
    #expect(try frames(text, file: "Cell.xib")["button"]?.height == 27)
  }
}
