import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// The insets of the safe area that equations tell, whichever of their sides has the safe area.
/// (behaviour 23.20)
@Suite(.serialized) @MainActor struct SafeAreaEquationTests {
  private func equation(
    _ first: String, _ second: String, _ attribute: String, _ constant: CGFloat
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
    """
  }

  @Test(arguments: [48, 44, 47] as [CGFloat], [0, 10] as [CGFloat])
  func aDistanceIsReadFromBothSides(_ top: CGFloat, _ distance: CGFloat) throws {
    let recorded = CGRect(
      x: 0, y: top + distance, width: 414, height: 896 - 34 - top - 2 * distance)
    for isFirst in [true, false] {
      // The bottom of the safe area is farther down than that of the view.
      let ends =
        isFirst
        ? equation("safe", "box", "top", -distance) + equation("safe", "box", "bottom", distance)
        : equation("box", "safe", "top", distance) + equation("box", "safe", "bottom", -distance)
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701"><device id="retina6_1"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="\(recorded.minY)" width="414" height="\(recorded.height)"/>
        </view></subviews><constraints>\(ends)
        \(equation("box", "root", "leading", 0))\(equation("box", "root", "trailing", 0))
        </constraints><viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
        """
      let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Screen.xib"))
      #expect(layout.views.first { $0.id == "box" }?.frame == recorded, "\(isFirst)")
    }
  }
}
