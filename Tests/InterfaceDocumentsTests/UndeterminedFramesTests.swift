import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Frames that a document leaves open, or that follow from what only Xcode knows. (behaviour 25.107, 25.108)
@Suite(.serialized) @MainActor struct UndeterminedFramesTests {
  /// Returns the layout of a nib with a stack view at its top left corner.
  private func layout(
    _ stack: String, _ arranged: String, size: CGSize? = nil
  ) throws -> [LaidOutView] {
    let lengths = size.map {
      """
      <constraint firstItem="stack" firstAttribute="width" constant="\($0.width)" id="w"/>
      <constraint firstItem="stack" firstAttribute="height" constant="\($0.height)" id="h"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <device id="retina4_7"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="375" height="300"/><subviews>
      <stackView \(stack) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(arranged)</subviews></stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>\(lengths ?? "")</constraints></view></objects></document>
      """
    return DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Row.xib")).views
  }

  private func view(_ id: String, width: Int? = nil, inside: String = "") -> String {
    let constraint = width.map {
      "<constraints><constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"\(id)w\"/></constraints>"
    }
    return """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="50" height="100"/>\(inside)\(constraint ?? "")</view>
      """
  }

  private let label = """
    <label text="Label" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="0" y="0" width="41.5" height="100"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  private let size = CGSize(width: 200, height: 100)

  private func open(_ views: [LaidOutView]) -> [String] {
    views.filter(\.isUndetermined).map(\.id)
  }

  @Test func theRemainderIsDetermined() throws {
    let views = try layout("", label + view("plain"), size: size)
    #expect(open(views) == [])
    let plain = views.first { $0.id == "plain" }
    #expect(plain?.frame == CGRect(x: 41.5, y: 0, width: 158.5, height: 100))
  }

  @Test func twoPlainViewsThatShareAStackAreNot() throws {
    #expect(open(try layout("", view("a") + label + view("b"), size: size)) == ["a", "label", "b"])
    #expect(open(try layout("", view("a", width: 60) + label + view("b"), size: size)) == [])
  }

  @Test func aPlainViewIsNotInAStackThatOnlyItsViewsSize() throws {
    // The label is still as wide as its text, and as high as the open stack.
    #expect(open(try layout("", label + view("a"))) == ["stack", "a"])
    #expect(open(try layout("", label)) == [])
    #expect(open(try layout(#"axis="vertical" alignment="leading""#, label)) == [])
  }

  @Test func equalPartsAreDetermined() throws {
    let views = try layout(#"distribution="fillEqually""#, view("a") + view("b"), size: size)
    #expect(open(views) == [])
    #expect(views.filter(\.followsHiddenSize).isEmpty)
  }

  @Test func whatFollowsFromTheSizeInWhichAPlainViewWasDrawnIsNamed() throws {
    let inside = """
      <subviews><button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="0" y="0" width="50" height="30"/><state key="normal" title="Go"/></button>
      </subviews><constraints>
      <constraint firstItem="button" firstAttribute="top" secondItem="bar" secondAttribute="top" id="1"/>
      <constraint firstItem="button" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" \
      id="2"/>
      <constraint firstItem="button" firstAttribute="leading" secondItem="bar" \
      secondAttribute="leading" id="3"/></constraints>
      """
    let list = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="list">
      <rect key="frame" x="0" y="0" width="200" height="70"/></tableView>
      """
    let views = try layout(
      #"axis="vertical""#, list + view("bar", width: 200, inside: inside), size: size)
    #expect(open(views) == [])
    #expect(views.filter(\.followsHiddenSize).map(\.id) == ["list", "bar", "button"])
    #expect(views.first { $0.id == "bar" }?.frame.height == 50)
  }
}
