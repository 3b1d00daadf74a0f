import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Documents laid out as Interface Builder does it: what a document does not tell follows from the frames
/// that it records.
@Suite(.serialized) @MainActor struct DocumentLayoutTests {
  private func frames(_ scene: String, device: String = "retina4_7") throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701"><device id="\(device)"/><scenes><scene sceneID="s"><objects>
      \(scene)
      </objects></scene></scenes>
      <resources><image name="calendar" catalog="system" width="128" height="107"/></resources>
      </document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { one, _ in one })
  }

  private func controller(
    _ subviews: String, _ constraints: String, size: CGSize = CGSize(width: 375, height: 667)
  ) -> String {
    """
    <viewController id="c" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.width)" \
    height="\(size.height)"/>
    <subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>
    </view></viewController>
    """
  }

  private func label(_ id: String, style: String, _ frame: String, text: String = "Label") -> String
  {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" \(frame)/><fontDescription key="fontDescription" style="\(style)"/></label>
    """
  }

  // MARK: Margins

  @Test func onlyTheRootHasTheMarginsThatItsSubviewsTell() throws {
    func frames(of inner: CGFloat, _ outer: CGFloat) throws -> [String: CGRect] {
      try self.frames(
        controller(
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="\(outer)" y="100" width="200" height="50"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="\(inner)" y="0" width="30" height="20"/></view></subviews>
          <constraints>
          <constraint firstAttribute="width" constant="200" id="1"/>
          <constraint firstAttribute="height" constant="50" id="2"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="inner" \
          secondAttribute="leadingMargin" id="3"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="inner" \
          secondAttribute="top" id="4"/></constraints></view>
          """,
          """
          <constraint firstItem="inner" firstAttribute="leading" secondItem="root" \
          secondAttribute="leadingMargin" id="5"/>
          <constraint firstItem="inner" firstAttribute="top" secondItem="root" \
          secondAttribute="top" constant="100" id="6"/>
          """))
    }
    for outer: CGFloat in [16, 20, 0] {
      for inner: CGFloat in [8, 16, 20] {
        let found = try frames(of: inner, outer)
        #expect(found["inner"]?.minX == outer && found["box"]?.minX == 8, "\(outer) \(inner)")
      }
    }
  }

  // MARK: The safe area

  @Test func aViewInTheMiddleOfTheSafeAreaTellsTheInsets() throws {
    let box = { (y: Int) in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="\(y)" width="375" height="67"/>
      <constraints><constraint firstAttribute="height" constant="67" id="1"/></constraints></view>
      """
    }
    let constraints = """
      <constraint firstItem="box" firstAttribute="centerY" secondItem="safe" \
      secondAttribute="centerY" id="2"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="3"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="4"/>
      """
    // 20 points above for the status bar, and none: a view that is shown in another one.
    let inScreen = try frames(controller(box(310), constraints))
    #expect(inScreen["box"] == CGRect(x: 0, y: 310, width: 375, height: 67))
    let inView = try frames(controller(box(300), constraints))
    #expect(inView["box"] == CGRect(x: 0, y: 300, width: 375, height: 67))
  }

  // MARK: Stack views

  // behaviour 23.3
  @Test func whatWouldBeInvisibleInAStackViewHasASize() throws {
    let label = """
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="50" height="50"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let paragraph = """
      <label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lines">
      <rect key="frame" x="0" y="0" width="0" height="0"/></label>
      """
    let indicator = """
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" id="indicator" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
      """
    let frames = try frames(
      controller(
        """
        <stackView axis="vertical" alignment="leading" id="stack" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="50" height="120"/>
        <subviews>\(label)\(paragraph)\(indicator)
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0" y="0" width="0" height="50"/></stackView></subviews></stackView>
        """,
        """
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="1"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="2"/>
        """))
    #expect(frames["label"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(frames["lines"]?.height == 0)
    #expect(frames["indicator"] == CGRect(x: 0, y: 50, width: 20, height: 20))
    #expect(frames["inner"]?.minY == 70)
    #expect(frames["stack"] == CGRect(x: 0, y: 0, width: 50, height: 120))
  }

  private func view(_ id: String, _ subviews: String = "", _ constraints: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="375" height="50"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view>
    """
  }

  private func stack(_ attributes: String, _ subviews: String) -> String {
    controller(
      """
      <stackView \(attributes) id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews>\(subviews)</subviews></stackView>
      """,
      """
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="2"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="3"/>
      """)
  }

  private func edges(_ child: String, of parent: String) -> String {
    ["top", "leading", "trailing", "bottom"].map {
      """
      <constraint firstItem="\(child)" firstAttribute="\($0)" secondItem="\(parent)" \
      secondAttribute="\($0)" id="\(child)-\($0)"/>
      """
    }.joined()
  }

  // behaviour 23.3
  @Test func aViewInAStackViewIsAtLeast50PointsHigh() throws {
    let text = label("text", style: "UICTFontTextStyleBody", #"x="0" y="0" width="42" height="50""#)
    let column = try frames(
      stack(#"axis="vertical""#, view("plain") + view("full", text, edges("text", of: "full"))))
    #expect(column["plain"]?.height == 50)
    // The label's hugging of 250 gives way.
    #expect(column["text"]?.height == 50)
    let height = #"<constraint firstAttribute="height" constant="20" id="h"/>"#
    #expect(try frames(stack(#"axis="vertical""#, view("low", "", height)))["low"]?.height == 20)
    let row = try frames(
      stack(
        "",
        view("plain")
          + label("b", style: "UICTFontTextStyleBody", #"x="0" y="0" width="42" height="50""#)))
    #expect(row["stack"]?.height == 50)
  }

  // behaviour 23.3
  @Test func aPictureWithoutAnImageInAStackViewHas50Points() throws {
    let picture = """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="picture">
      <rect key="frame" x="0" y="0" width="50" height="50"/></imageView>
      """
    let row = try frames(stack("", picture + view("rest")))
    #expect(row["picture"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(row["rest"]?.width == 325)
  }

  // behaviour 23.3
  @Test func aClassThatInterfaceBuilderRanHasItsMeasuredSize() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina4_7"/><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
      <rect key="frame" x="10" y="20" width="33" height="21"/></view></subviews>
      <constraints>
      <constraint firstItem="badge" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="1"/>
      <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="2"/></constraints></view></objects>
      <designables><designable name="badge">
      <size key="intrinsicContentSize" width="33" height="21"/></designable></designables>
      </document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Badge.xib")
    let badge = DocumentLayout(document).views.first { $0.id == "badge" }
    #expect(badge?.frame == CGRect(x: 10, y: 20, width: 33, height: 21))
    #expect(DocumentVocabulary.unknown(in: document) == [])
  }

  // MARK: The text size

  @Test func labelsOfSeveralLinesTellTheTextSize() throws {
    let lines = """
      <label text="several words in several lines" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lines">
      <rect key="frame" x="0" y="0" width="60" height="74"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints></label>
      """
    let constraints = """
      <constraint firstItem="lines" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="lines" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="2"/>
      """
    // Four lines of 14 points, 19 points apart.
    #expect(try frames(controller(lines, constraints))["lines"]?.height == 74)
  }

  @Test func textStylesHaveTheSizeThatTheRecordedLinesTell() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="3"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="4"/>
      """
    let small = label("a", style: "UICTFontTextStyleBody", #"x="0" y="0" width="34" height="17""#)
    let usual = label("a", style: "UICTFontTextStyleBody", #"x="0" y="0" width="42" height="20.5""#)
    let other = label(
      "b", style: "UICTFontTextStyleHeadline", #"x="0" y="17" width="34" height="17""#)
    #expect(try frames(controller(small + other, constraints))["b"]?.height == 17)
    // As many lines speak for the default: it stays.
    #expect(try frames(controller(usual + other, constraints))["b"]?.height == 20.5)
  }

  // MARK: Cells

  @Test func theCellsOfAnInsetGroupedTableAreNarrowerThanRecordedAtItsFullWidth() throws {
    let table = { (x: Int, width: Int, label: Int) in
      """
      <tableView style="insetGrouped" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="\(x)" y="55" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="\(width)" height="44"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0" y="0" width="\(label)" height="44"/></label></subviews>
      <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="2"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let full = try frames(controller(table(0, 375, 343), ""))
    #expect(full["label"] == CGRect(x: 0, y: 0, width: 343, height: 44))
    let inset = try frames(controller(table(16, 343, 343), ""))
    #expect(inset["label"] == CGRect(x: 0, y: 0, width: 343, height: 44))
  }

  // MARK: Buttons and symbols

  private let corner = """
    <constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
    <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
    """

  private func button(_ contents: String) -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="it">
    <rect key="frame" x="0" y="0" width="50" height="50"/>\(contents)</button>
    """
  }

  @Test func theTitleOfAStateIsNotShownBesideAConfiguration() throws {
    let both = button(
      """
      <state key="normal" title="A long title that is left over"/>
      <buttonConfiguration key="configuration" style="plain" title="OK"/>
      """)
    let own = button(#"<buttonConfiguration key="configuration" style="plain" title="OK"/>"#)
    #expect(try frames(controller(both, corner))["it"] == frames(controller(own, corner))["it"])
  }

  @Test func aSymbolAloneStandsInALineOfTheButtonsFont() throws {
    let symbol = button(#"<state key="normal" image="calendar" catalog="system"/>"#)
    // 18 points: 21.5 high, rounded up.
    #expect(try frames(controller(symbol, corner))["it"]?.height == 22)
  }

  @Test func aSymbolHasItsProportionsAndConstraintsIncludeItsLine() throws {
    let view = { (constraints: String) in
      """
      <imageView image="calendar" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="it">
      <rect key="frame" x="0" y="0" width="21" height="17.5"/>
      <constraints>\(constraints)</constraints></imageView>
      """
    }
    #expect(try frames(controller(view(""), corner))["it"]?.size == CGSize(width: 21, height: 17.5))
    let fixed = try frames(
      controller(
        view(
          """
          <constraint firstAttribute="width" constant="28" id="3"/>
          <constraint firstAttribute="height" constant="28" id="4"/>
          """), corner))
    let height = try #require(fixed["it"]?.height)
    #expect(fixed["it"]?.width == 28)
    #expect(abs(height - (28 + 17.5 - 20.3)) < 0.5, "\(height)")
  }

  // MARK: Bad input

  @Test func whatUIKitRefusesIsToldAndTheRestIsLaidOut() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="7" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="width" id="2"/>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="s"><objects>
      \(controller(
        label("a", style: "UICTFontTextStyleBody", #"x="0" y="0" width="42" height="20.5""#),
        constraints))
      </objects></scene></scenes></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Bad.storyboard"))
    #expect(layout.views.first { $0.id == "a" }?.frame.minX == 7)
    let fault = try #require(layout.faults.first)
    #expect(fault.description.hasPrefix("Bad.storyboard:4: UIKit raises an exception: "))
    #expect(fault.reason.contains("Invalid pairing of layout attributes"))
  }
}
