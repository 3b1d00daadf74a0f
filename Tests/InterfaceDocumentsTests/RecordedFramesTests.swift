import Foundation
import HeadlessKit
import Testing

@testable import InterfaceDocuments

/// Recorded frames that contradict their own document. (behaviour 23.3)
@Suite(.serialized) @MainActor struct RecordedFramesTests {
  /// Returns the identifiers of the views whose recorded frames contradict the document.
  private func contradictory(_ subviews: String, _ constraints: String) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701"><device id="retina6_1"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="300" height="300"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
      """
    let layout = DocumentLayout(try InterfaceDocument(Data(text.utf8), file: "Card.xib"))
    return layout.views.filter(\.contradictsDocument).map(\.id).filter { $0 != "root" }
  }

  private func view(
    _ id: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat), as element: String = "view",
    _ attributes: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    <subviews>\(inside)</subviews></\(element)>
    """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraint: String
    let names: [String]
  }

  private nonisolated static func below(
    _ relation: String, _ constant: Int, _ more: String = ""
  ) -> String {
    """
    firstItem="b" firstAttribute="top" \(relation) secondItem="a" secondAttribute="bottom" \
    constant="\(constant)" \(more)
    """
  }

  private nonisolated static func ratio(_ multiplier: String) -> String {
    """
    firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
    multiplier="\(multiplier)"
    """
  }

  private nonisolated static let minimum = #"relation="greaterThanOrEqual""#

  nonisolated static let cases = [
    Case(
      testDescription: "the distance that a constraint requires", constraint: below("", 8),
      names: []),
    Case(testDescription: "another distance", constraint: below("", 20), names: ["a", "b"]),
    Case(
      testDescription: "another distance, within a point", constraint: below("", 9), names: []),
    Case(
      testDescription: "another distance that is only wanted",
      constraint: below("", 20, #"priority="999""#), names: []),
    Case(testDescription: "a minimum that holds", constraint: below(minimum, 4), names: []),
    Case(
      testDescription: "a minimum that does not hold",
      constraint: #"firstItem="a" firstAttribute="width" constant="120" \#(minimum)"#, names: ["a"]),
    Case(testDescription: "an aspect ratio that holds", constraint: ratio("2:1"), names: []),
    Case(
      testDescription: "an aspect ratio that does not hold", constraint: ratio("1:1"),
      names: ["a"]),
    Case(
      testDescription: "a margin, which the record does not tell",
      constraint: """
        firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="90"
        """, names: []),
  ]

  @Test(arguments: cases)
  func framesAreComparedWithRequiredConstraints(_ given: Case) throws {
    let views = view("a", (10, 10, 100, 50)) + view("b", (10, 68, 100, 50))
    #expect(
      try contradictory(views, "<constraint \(given.constraint) id=\"c\"/>") == given.names)
  }

  /// Two arranged views of 40 and 60 points, 10 points apart, in a stack of 110 by 30.
  private func stack(
    _ attributes: String, first: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 40, 30),
    second: (CGFloat, CGFloat, CGFloat, CGFloat) = (50, 0, 60, 30), isHidden: Bool = false
  ) throws -> [String] {
    try contradictory(
      view(
        "stack", (20, 20, 110, 30), as: "stackView", #"spacing="10" \#(attributes)"#,
        inside: view("first", first)
          + view("second", second, isHidden ? #"hidden="YES""# : "")), "")
  }

  @Test func stackViewsAreComparedWithTheirDistributionAndAlignment() throws {
    let all = ["stack", "first", "second"]
    #expect(try stack("") == [])
    #expect(try stack(#"distribution="fillEqually""#) == all)
    #expect(try stack(#"distribution="equalSpacing""#) == [])
    // The last one ends before the stack's edge.
    #expect(try stack("", second: (50, 0, 40, 30)) == all)
    // The gap is too wide for the spacing, except for equal spacings.
    #expect(try stack("", second: (60, 0, 50, 30)) == all)
    #expect(try stack(#"distribution="equalSpacing""#, second: (60, 0, 50, 30)) == [])
    // Across the stack.
    #expect(try stack("", second: (50, 5, 60, 20)) == all)
    #expect(try stack(#"alignment="center""#, second: (50, 5, 60, 20)) == [])
    #expect(try stack(#"alignment="top""#, second: (50, 5, 60, 20)) == all)
    // A hidden view has left the arrangement.
    #expect(try stack("", first: (0, 0, 110, 30), second: (77, 3, 9, 9), isHidden: true) == [])
  }
}
