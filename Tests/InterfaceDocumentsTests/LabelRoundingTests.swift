import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// The pixels to which Interface Builder rounded the heights of labels. (behaviour 23.3)
@Suite(.serialized) @MainActor struct LabelRoundingTests {
  /// Returns the height of a centered label whose recorded frame has another one, with a second label.
  private func height(
    recorded: CGFloat, beside other: CGFloat, device: String
  ) throws -> CGFloat? {
    func label(_ id: String, _ height: CGFloat) -> String {
      """
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="100" width="41" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func constraint(_ id: String, _ attribute: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" \
      secondAttribute="\(attribute)" constant="20" id="\(id)-\(attribute)"/>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701"><device id="\(device)"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>\(label("one", recorded))\(label("two", other))</subviews><constraints>
      \(constraint("one", "top"))\(constraint("one", "leading"))
      \(constraint("two", "top"))\(constraint("two", "leading"))
      </constraints></view></objects></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Cell.xib"))
    return layout.views.first { $0.id == "one" }.map { ($0.frame.height * 100).rounded() / 100 }
  }

  @Test func labelsAreAsHighAsInThePixelsThatMostRecordedLinesTell() throws {
    let (third, half) = (20.0 + 1.0 / 3, 20.5)
    let cases: [(recorded: CGFloat, other: CGFloat, device: String, height: CGFloat)] = [
      (21, 21, "retina6_12", 21), (half, half, "retina6_1", 20.5), (21, 21, "retina6_1", 21),
      (third, third, "retina6_12", 20.33),
      // As many lines for one as for the other: the device's pixels.
      (21, third, "retina6_12", 20.33), (21, half, "retina6_1", 20.5),
      // Heights that no rounding explains.
      (40, 44, "retina6_12", 20.33),
    ]
    for (recorded, other, device, height) in cases {
      #expect(
        try self.height(recorded: recorded, beside: other, device: device) == height,
        "\(recorded) \(other) \(device)")
    }
  }
}
