import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// The margins of a cell's content that the views pinned to one side of it tell. (behaviour 23.3)
@Suite(.serialized) @MainActor struct CellMarginTests {
  private func frames(_ subviews: String, _ constraints: String) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina4_7"/><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="100"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
      </prototypes></tableView></subviews><viewLayoutGuide key="safeArea" id="safe"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Main.storyboard"))
    return Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  private func view(_ id: String, _ frame: CGRect) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
    height="\(frame.height)"/><constraints>
    <constraint firstAttribute="width" constant="\(frame.width)" id="\(id)-w"/>
    <constraint firstAttribute="height" constant="\(frame.height)" id="\(id)-h"/>
    </constraints></view>
    """
  }

  private func pin(_ id: String, _ end: String, to other: String, _ more: String = "") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(end)" secondItem="content" \
    secondAttribute="\(other)" \(more) id="\(id)-\(end)"/>
    """
  }

  @Test(arguments: [0, 8, 15, 16, 20] as [CGFloat], [0, 5] as [CGFloat])
  func aMarginAtOneSideIsThatAtTheOtherToo(_ margin: CGFloat, _ distance: CGFloat) throws {
    let known = CGRect(x: margin + distance, y: 0, width: 40, height: 20)
    let wanted = #"priority="999""#
    let left = try frames(
      view("a", known) + view("b", CGRect(x: 0, y: 30, width: 50, height: 20)),
      pin("a", "leading", to: "leadingMargin", "constant=\"\(distance)\"")
        + pin("a", "top", to: "top")
        + pin("b", "trailing", to: "trailingMargin", wanted) + pin("b", "top", to: "top"))
    #expect(left["a"]?.minX == margin + distance)
    #expect(left["b"]?.maxX == 375 - margin)
    let right = try frames(
      view("a", known.offsetBy(dx: 335 - 2 * (margin + distance), dy: 0))
        + view("b", CGRect(x: 0, y: 30, width: 50, height: 20)),
      pin("a", "trailing", to: "trailingMargin", "constant=\"\(-distance)\"")
        + pin("a", "top", to: "top")
        + pin("b", "leading", to: "leadingMargin", wanted) + pin("b", "top", to: "top"))
    #expect(right["a"]?.maxX == 375 - margin - distance)
    #expect(right["b"]?.minX == margin)
  }

  @Test(arguments: [0, 8, 11, 12, 15] as [CGFloat], [0, 5] as [CGFloat])
  func aMarginAboveIsThatBelowToo(_ margin: CGFloat, _ distance: CGFloat) throws {
    let known = CGRect(x: 0, y: margin + distance, width: 40, height: 20)
    let other = CGRect(x: 100, y: 40, width: 50, height: 20)
    let wanted = #"priority="999""#
    let above = try frames(
      view("a", known) + view("b", other),
      pin("a", "leading", to: "leading")
        + pin("a", "top", to: "topMargin", "constant=\"\(distance)\"")
        + pin("b", "bottom", to: "bottomMargin", wanted) + pin("b", "leading", to: "leading"))
    #expect(above["a"]?.minY == margin + distance)
    #expect(above["b"]?.maxY == 100 - margin)
    let below = try frames(
      view("a", known.offsetBy(dx: 0, dy: 80 - 2 * (margin + distance))) + view("b", other),
      pin("a", "leading", to: "leading")
        + pin("a", "bottom", to: "bottomMargin", "constant=\"\(-distance)\"")
        + pin("b", "top", to: "topMargin", wanted) + pin("b", "leading", to: "leading"))
    #expect(below["a"]?.maxY == 100 - margin - distance)
    #expect(below["b"]?.minY == margin)
  }
}
