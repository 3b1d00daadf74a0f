import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Stack views whose views are recorded where their distribution does not place them. (behaviour 23.3)
@Suite(.serialized) @MainActor struct RecordedStackTests {
  /// Returns the views whose recorded frames contradict a stack of 110 points and a spacing of 10.
  private func contradictory(_ distribution: String, gap: CGFloat) throws -> [String] {
    func view(_ id: String, _ x: CGFloat, _ width: CGFloat) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0" width="\(width)" height="30"/></view>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina6_1"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
      <stackView spacing="10" distribution="\(distribution)" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="110" height="30"/>
      <subviews>\(view("first", 0, 40))\(view("second", 40 + gap, 70 - gap))</subviews></stackView>
      </subviews><viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Card.xib"))
    return layout.views.filter(\.contradictsDocument).map(\.id).filter { $0 != "root" }
  }

  @Test func equalDistributionsMayHaveWiderGapsThanTheSpacingAndNoNarrowerOnes() throws {
    let all = ["stack", "first", "second"]
    for (gap, wide, exact) in [
      (0, all, all), (5, all, all), (8, all, all), (9, [], []), (10, [], []), (11, [], []),
      (12, [], all), (30, [], all),
    ] as [(CGFloat, [String], [String])] {
      for distribution in ["equalSpacing", "equalCentering"] {
        #expect(try contradictory(distribution, gap: gap) == wide, "\(distribution) \(gap)")
      }
      #expect(try contradictory("fillProportionally", gap: gap) == exact, "\(gap)")
    }
  }
}
