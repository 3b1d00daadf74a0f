import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// What follows from the device of a document and from Xcode's version. (behaviour 23.3, 23.20)
@Suite(.serialized) @MainActor struct DesignDeviceTests {
  /// Returns the frames in a screen of the device's size, by identifier.
  private func frames(
    _ device: String, size: (CGFloat, CGFloat), tools: Int = 21701, _ subviews: String,
    _ constraints: String
  ) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)"><device \(device)/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Screen.xib"))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func element(_ name: String, _ frame: CGRect, _ attributes: String = "") -> String {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="one">
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
    height="\(frame.height)"/></\(name)>
    """
  }

  private func equal(_ attribute: String, to item: String, _ constant: CGFloat = 0) -> String {
    """
    <constraint firstItem="one" firstAttribute="\(attribute)" secondItem="\(item)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
    """
  }

  private var edges: String {
    ["leading", "trailing", "top", "bottom"].map { equal($0, to: "safe") }.joined()
  }

  @Test func inLandscapeTheSafeAreaHasTheInsetsAtTheSidesThatTheRecordTells() throws {
    let device = #"id="retina6_0" orientation="landscape""#
    for side in [47, 44, 48] as [CGFloat] {
      let recorded = CGRect(x: side, y: 0, width: 844 - 2 * side, height: 369)
      #expect(
        try frames(device, size: (844, 390), element("view", recorded), edges)["one"] == recorded)
    }
    // Some versions of Xcode kept the insets of portrait above and below.
    let recorded = CGRect(x: 47, y: 47, width: 750, height: 309)
    #expect(
      try frames(device, size: (844, 390), element("view", recorded), edges)["one"] == recorded)
  }

  @Test func aPhoneWithAHomeButtonHasNoInsetsAtTheSides() throws {
    let recorded = CGRect(x: 47, y: 0, width: 573, height: 375)
    #expect(
      try frames(
        #"id="retina4_7" orientation="landscape""#, size: (667, 375), element("view", recorded),
        edges)["one"] == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func theSafeAreaOfAnInnerViewTellsTheInsetsToo() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="0" y="0" width="414" height="200"/>
      <subviews>\(element("view", CGRect(x: 0, y: 52, width: 414, height: 148)))</subviews>
      <viewLayoutGuide key="safeArea" id="inner"/>
      <constraints>\(equal("top", to: "inner", 8))\(equal("bottom", to: "card"))
      \(equal("leading", to: "card"))\(equal("trailing", to: "card"))</constraints></view>
      """
    let outer = ["leading", "trailing", "top"].map {
      """
      <constraint firstItem="card" firstAttribute="\($0)" secondItem="root" \
      secondAttribute="\($0)" id="card-\($0)"/>
      """
    }
    let height = """
      <constraint firstItem="card" firstAttribute="height" constant="200" id="card-height"/>
      """
    #expect(
      try frames(
        #"id="retina6_1""#, size: (414, 865), inner, outer.joined() + height)["one"]
        == CGRect(x: 0, y: 52, width: 414, height: 148))
  }

  @Test func aDeviceThatIsNotKnownIsLikeTheNewestOfItsKind() {
    func device(_ id: String) -> DocumentDevice {
      DocumentDevice(DocumentElement("device", ["id": id, "orientation": "portrait"]))
    }
    let phone = device("retina9_9")
    #expect([phone.isKnown, phone.hasHomeButton, phone.isPad] == [false, false, false])
    #expect(phone.scale == 3 && phone.knownInsets[0] == (44, 34))
    let pad = device("ipad99_9rounded")
    #expect([pad.isKnown, pad.hasHomeButton, pad.isPad] == [false, false, true])
    #expect(pad.scale == 2 && pad.knownInsets[0] == (24, 20))
    #expect(device("ipad7_9").hasHomeButton)
  }

  @Test func onlyLargePhonesAreRegularInLandscape() throws {
    let varied = """
      <constraint firstItem="one" firstAttribute="width" constant="100" id="width">
      <variation key="heightClass=compact-widthClass=regular" constant="300"/></constraint>
      """
    func width(_ device: String) throws -> CGFloat? {
      try frames(
        device, size: (896, 414), element("view", CGRect(x: 0, y: 0, width: 1, height: 1)),
        varied)["one"]?.width
    }
    #expect(try width(#"id="retina6_1" orientation="landscape""#) == 300)
    #expect(try width(#"id="retina5_5" orientation="landscape""#) == 300)
    #expect(try width(#"id="retina6_0" orientation="landscape""#) == 100)
    #expect(try width(#"id="retina6_1" orientation="portrait""#) == 100)
  }

  @Test func slidersAreAsHighAsMostOfTheRecordedOnes() throws {
    func height(_ recorded: CGFloat, tools: Int) throws -> CGFloat? {
      try frames(
        #"id="retina6_1""#, size: (414, 896), tools: tools,
        element("slider", CGRect(x: 14, y: 20, width: 104, height: recorded)),
        equal("leading", to: "root", 16) + equal("top", to: "root", 20))["one"]?.height
    }
    #expect(try height(34, tools: 21701) == 34)
    #expect(try height(31, tools: 21701) == 31)
    #expect(try height(50, tools: 21701) == 31)
    #expect(try height(34, tools: 24128) == 34)
  }

  @Test func progressViewsAndDatePickersHaveTheDesignOfXcodesVersion() throws {
    func height(_ name: String, _ attributes: String = "", tools: Int) throws -> CGFloat? {
      try frames(
        #"id="retina6_1""#, size: (414, 896), tools: tools,
        element(name, CGRect(x: 0, y: 20, width: 414, height: 9), attributes),
        equal("leading", to: "root") + equal("trailing", to: "root") + equal("top", to: "root", 20)
      )["one"]?.height
    }
    #expect(try height("progressView", tools: 16097) == 2)
    #expect(try height("progressView", tools: 17154) == 4)
    #expect(try height("datePicker", #"datePickerMode="date""#, tools: 14490) == 216)
    #expect(try height("datePicker", #"datePickerMode="date" style="wheels""#, tools: 21701) == 216)
    #expect(try height("datePicker", #"datePickerMode="date""#, tools: 21701) == 34.5)
  }
}
