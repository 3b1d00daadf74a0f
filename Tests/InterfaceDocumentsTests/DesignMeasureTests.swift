import Foundation
import HeadlessKit
import Testing

@testable import HeadlessViews
@testable import InterfaceDocuments

/// What Interface Builder measured, and the versions in which it measured it. (behaviour 23.3)
@Suite(.serialized) @MainActor struct DesignMeasureTests {
  /// Returns the frames of the views in a nib, whose direct subviews are pinned to its top left corner.
  private func frames(
    _ subviews: String, pinning ids: [String], tools: Int = 21701, device: String = "retina4_7",
    rest: String = ""
  ) throws -> [String: CGRect] {
    let constraints = ids.flatMap { id in
      ["top", "leading"].map {
        """
        <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" \
        secondAttribute="\($0)" constant="20" id="\(id)-\($0)"/>
        """
      }
    }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)"><device id="\(device)"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="300"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects>
      \(rest)</document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Cell.xib"))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func label(
    _ id: String, _ text: String, size: Int, width: CGFloat, height: CGFloat, lines: Int = 1
  ) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="20" y="20" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  @Test(arguments: [(14490, 39, 37), (21701, 61, 26)])
  func thePageControlIsThatOfTheVersion(tools: Int, width: CGFloat, height: CGFloat) throws {
    let control = """
      <pageControl numberOfPages="3" translatesAutoresizingMaskIntoConstraints="NO" id="pages">
      <rect key="frame" x="20" y="20" width="39" height="37"/></pageControl>
      """
    let frame = try frames(control, pinning: ["pages"], tools: tools)["pages"]
    #expect(frame == CGRect(x: 20, y: 20, width: width, height: height))
  }

  @Test func theTitleOfAConfigurationHasItsOwnFont() throws {
    func width(_ font: String) throws -> CGFloat? {
      let button = """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <rect key="frame" x="20" y="20" width="90" height="35"/>
        <buttonConfiguration key="configuration" style="plain" title="Donate">\(font)\
        </buttonConfiguration></button>
        """
      return try frames(button, pinning: ["button"])["button"]?.height
    }
    #expect(try width("") == 34.5)
    let bold = #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>"#
    #expect(try width(bold) == 35.5)
  }

  @Test func aMeasuredSizeReplacesALargerOneOfTheContent() throws {
    let frames = try frames(
      label("text", "Settings", size: 17, width: 55, height: 18), pinning: ["text"],
      rest: """
        <designables><designable name="text">
        <size key="intrinsicContentSize" width="55" height="18"/></designable></designables>
        """)
    #expect(frames["text"] == CGRect(x: 20, y: 20, width: 55, height: 18))
  }

  @Test func aMeasuredTextBreaksIntoLinesOfItsMeasuredHeight() throws {
    let text = label("text", "one two three four", size: 17, width: 60, height: 36, lines: 0)
      .replacing(
        "</label>",
        with:
          #"<constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints></label>"#
      )
    let frames = try frames(
      text, pinning: ["text"],
      rest: """
        <designables><designable name="text">
        <size key="intrinsicContentSize" width="110" height="18"/></designable></designables>
        """)
    #expect(frames["text"] == CGRect(x: 20, y: 20, width: 60, height: 36))
  }

  @Test func aPlaceholderReplacesTheSizeOfTheContentOnItsAxis() throws {
    let view = label("text", "Settings", size: 17, width: 30, height: 20.5)
      .replacing("<label ", with: #"<label placeholderIntrinsicWidth="30" "#)
    #expect(
      try frames(view, pinning: ["text"])["text"]
        == CGRect(x: 20, y: 20, width: 30, height: 20.5))
  }

  /// The system font was wider at 17 points until Xcode 11. (behaviour 24.2)
  @Test func theVersionTellsTheWidthsOfTheSystemFont() throws {
    func width(tools: Int, recorded: CGFloat) throws -> CGFloat? {
      let subviews = label("text", "Label", size: 17, width: recorded, height: 20.5)
      return try frames(subviews, pinning: ["text"], tools: tools)["text"]?.width
    }
    // Nothing is recorded that either version explains.
    #expect(try width(tools: 16097, recorded: 90) == 42)
    #expect(try width(tools: 17701, recorded: 90) == 41.5)
    // The record tells another version than the one that saved the document.
    #expect(try width(tools: 17701, recorded: 42) == 42)
    #expect(try width(tools: 16097, recorded: 41.5) == 41.5)
  }

  @Test func widthsAreRoundedAsMostRecordedOnesTell() throws {
    func widths(recorded: CGFloat) throws -> [CGFloat?] {
      let frames = try frames(
        label("one", "Label", size: 17, width: recorded, height: 20.33)
          + label("two", "Label", size: 17, width: recorded, height: 20.33),
        pinning: ["one", "two"], device: "retina6_12")
      return ["one", "two"].map { frames[$0].map { ($0.width * 100).rounded() / 100 } }
    }
    #expect(try widths(recorded: 42) == [42, 42])
    let pixels = (Font.systemFont(ofSize: 17).width(of: "Label") * 3).rounded(.up)
    let width = (pixels / 3 * 100).rounded() / 100
    #expect(try widths(recorded: 90) == [width, width])
  }

  @Test func aScreenBelowItsBarsIsLowerThanTheDevice() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="11542"><scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="64" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="503" width="375" height="100"/>
      <constraints><constraint firstAttribute="height" constant="100" id="h"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="2"/>
      <constraint firstItem="box" firstAttribute="bottom" secondItem="root" \
      secondAttribute="bottom" id="3"/></constraints></view></viewController></objects></scene>
      </scenes></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
    #expect(
      layout.views.first { $0.id == "box" }?.frame
        == CGRect(x: 0, y: 503, width: 375, height: 100))
  }

  private func screen(
    _ subviews: String, _ constraints: String, tools: Int = 21701, device: String = "retina6_1",
    frame: String = #"x="0" y="0" width="414" height="896""#
  ) throws -> [String: CGRect] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)"><device id="\(device)"/><scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" \(frame)/><subviews>\(subviews)</subviews>
      <keyboardLayoutGuide key="keyboard" id="keyboard"/>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes>
      </document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func pin(
    _ view: String, _ ends: [(String, String, String)], constant: CGFloat = 0
  ) -> String {
    ends.map { attribute, other, end in
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(end)" constant="\(constant)" id="\(view)-\(attribute)"/>
      """
    }.joined()
  }

  @Test func theGuideOfTheKeyboardEndsAtTheSafeArea() throws {
    let frames = try screen(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="44" width="414" height="818"/></view>
      """,
      pin(
        "box",
        [
          ("top", "safe", "top"), ("leading", "root", "leading"),
          ("trailing", "root", "trailing"), ("bottom", "keyboard", "top"),
        ]))
    #expect(frames["box"] == CGRect(x: 0, y: 44, width: 414, height: 818))
  }

  @Test func theMarginsOfARootTellItsSafeArea() throws {
    let frames = try screen(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="44" width="510" height="82"/></view>
      """,
      pin(
        "box",
        [
          ("top", "root", "topMargin"), ("leading", "root", "leading"),
          ("trailing", "root", "trailing"), ("bottom", "root", "bottomMargin"),
        ]), frame: #"x="0" y="0" width="510" height="160""#)
    #expect(frames["box"] == CGRect(x: 0, y: 44, width: 510, height: 82))
  }

  @Test func searchBarsHaveTheHeightOfTheirDesign() throws {
    func height(tools: Int) throws -> CGFloat? {
      try screen(
        """
        <searchBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="20" width="375" height="44"/></searchBar>
        """,
        pin(
          "bar",
          [
            ("top", "safe", "top"), ("leading", "root", "leading"),
            ("trailing", "root", "trailing"),
          ]),
        tools: tools, device: "retina4_7", frame: #"x="0" y="0" width="375" height="667""#)["bar"]?
        .height
    }
    #expect(try height(tools: 10117) == 44)
    #expect(try height(tools: 13771) == 56)
    #expect(try height(tools: 24412) == 64)
  }

  @Test func theTitleOfAButtonTellsTheTextSize() throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="20" y="20" width="57" height="27"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <inset key="contentEdgeInsets" minX="5" minY="5" maxX="5" maxY="5"/>
      <state key="normal" title="Cancel"/></button>
      """
    // A headline of 14 points, the extra small size.
    #expect(try frames(button, pinning: ["button"])["button"]?.height == 27)
  }

  @Test func aViewInARowIsAtLeast50PointsWide() throws {
    let row = """
      <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="20" width="100" height="50"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="one">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <constraints><constraint firstAttribute="width" constant="30" priority="500" id="w"/>
      </constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="two">
      <rect key="frame" x="50" y="0" width="60" height="50"/>
      <constraints><constraint firstAttribute="width" constant="60" priority="500" id="v"/>
      </constraints></view></subviews></stackView>
      """
    let frames = try frames(row, pinning: ["row"])
    #expect(frames["one"]?.width == 50 && frames["two"]?.width == 60)
  }
}
