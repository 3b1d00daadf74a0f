import Foundation
import ListCore
import Testing

@testable import CrashTranscripts

/// Every exception about a misused view or controller is recognised, and explained without a replay.
@Suite struct MisuseTemplateTests {
  private static let one = "<Shop.Detail: 0x10>"
  private static let other = "<Shop.List: 0x20>"
  private static let stack = "<UINavigationController: 0x30>"

  static let faults: [(ControllerFault, TranscriptFamily)] = [
    (.noView(one), .noView),
    (.pushedTwice(one, by: stack, bundle: "com.shop.app"), .pushedTwice),
    (.pushedNavigation, .pushedContainer), (.pushedSplitView(one), .pushedContainer),
    (.notOnStack, .poppedToMissing), (.presentedTwice(one, presenter: other), .presentedTwice),
    (.presentsItself(one), .presentedTwice),
    (.popoverWithoutSource("<UIPopoverPresentationController: 0x1>"), .popoverWithoutSource),
    (
      .actionSheetWithoutSource(one, presenter: other, presenterClass: "Shop.List"),
      .popoverWithoutSource
    ),
    (.secondCancelAction, .alertContents), (.textFieldInActionSheet, .alertContents),
    (.foreignPreferredAction, .alertContents), (.actionWithoutTitle, .alertContents),
    (.emptyAlert, .alertContents), (.notDistinct([one, other, one]), .stackNotDistinct),
    (.inconsistentParent(one, parent: other, requested: stack), .hierarchyInconsistency),
    (.sharedView("<UIView: 0x1>", of: one, requested: other), .hierarchyInconsistency),
    (.controlledTabBarDelegate, .managedBar), (.controlledNavigationBarDelegate, .managedBar),
    (.foreignSelection, .foreignTab),
  ]

  @Test func everyFaultOfAControllerHasAnExample() throws {
    let source = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/ListCore/Faults/ControllerFault.swift"),
      encoding: .utf8)
    let cases = Set(source.matches(of: /(?m)^  case (\w+)/).map { String($0.output.1) })
    #expect(Set(Self.faults.map { FaultKind.caseName($0.0) }) == cases)
  }

  @Test(arguments: faults)
  @MainActor func isReadBack(_ fault: ControllerFault, _ family: TranscriptFamily) throws {
    let log = """
      2026-01-05 10:00:00.000 Shop[1:2] *** Terminating app due to uncaught exception \
      '\(fault.exceptionName.rawValue)', reason: '\(fault.reason)'
      *** First throw call stack:
      """
    let messages = TranscriptReader().messages(in: log)
    #expect(messages.map(\.family) == [family])
    let message = try #require(messages.first)
    #expect(message.isCut == false)
    #expect(message.obstacle == .misuse)
    let reproduction = Reproduction(message)
    #expect(reproduction.verdict == .notReproducible)
    #expect(reproduction.reasonAgainst == TranscriptObstacle.misuse.description)
    #expect(reproduction.repair == fault.advice.repair)
  }

  static let sentences: [(String, TranscriptFamily)] = [
    ("Can't add self as subview", .subviewOfItself),
    (
      """
      Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x6000 "UIView:0x7f.top"> and \
      <NSLayoutYAxisAnchor:0x6001 "UILabel:0x7e'Hi'.bottom"> because they have no common ancestor.  \
      Does the constraint or its anchors reference items in different view hierarchies?  That's \
      illegal.
      """, .noCommonAncestor
    ),
    (
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
      .delegateOfScrolling
    ),
    ("negative or zero sizes are not supported in the flow layout", .negativeSize),
    (
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions {inf, 44}",
      .infiniteAttributesSize
    ),
  ]

  @Test(arguments: sentences)
  @MainActor func otherSentencesAreExplained(_ sentence: String, _ family: TranscriptFamily) throws
  {
    let messages = TranscriptReader().messages(in: "reason: '\(sentence)'")
    #expect(messages.map(\.family) == [family])
    let reproduction = Reproduction(try #require(messages.first))
    #expect(reproduction.reasonAgainst == TranscriptObstacle.misuse.description)
    #expect(reproduction.repair != nil)
  }

  static let answers: [ListFault] = [
    .query(.rectOfMissingSection(.header, section: 5)),
    .query(.rectOfMissingSection(.footer, section: 0)), .layout(.negativeItemSize),
    .layout(.negativeRowHeight(ItemPath(item: 0, section: 0), height: -20)),
    .layout(.negativeHeight(.header, section: 2, height: -1.5)), .layout(.infiniteAttributesSize),
    .layout(.groupWithoutSubitems), .layout(.missingAttributes(ItemPath(item: 1, section: 0))),
  ]

  @Test(arguments: answers)
  @MainActor func answersThatALayoutCannotUseAreExplained(_ fault: ListFault) throws {
    let message = try #require(TranscriptReader().messages(in: fault.reason(.newest)).first)
    #expect(message.facts == .fault(fault))
    let reproduction = Reproduction(message)
    #expect(reproduction.reasonAgainst == TranscriptObstacle.misuse.description)
    #expect(reproduction.repair == fault.advice?.repair)
  }
}
