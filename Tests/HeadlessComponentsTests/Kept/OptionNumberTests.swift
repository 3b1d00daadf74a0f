import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// The numbers of options, which apps store and combine.
@MainActor
@Suite struct OptionNumberTests {
  private func expect<Option: OptionSet>(
    _ options: [Option], _ numbers: [Option.RawValue],
    _ location: SourceLocation = #_sourceLocation
  ) where Option.RawValue: Equatable {
    #expect(options.map(\.rawValue) == numbers, sourceLocation: location)
  }

  @Test func eachOptionHasItsBit() {
    expect(
      [
        Document.State.normal, .closed, .inConflict, .savingError, .editingDisabled,
        .progressAvailable,
      ], [0, 1, 2, 4, 8, 16])
    expect(
      [
        View.KeyframeAnimationOptions.layoutSubviews, .allowUserInteraction,
        .beginFromCurrentState, .repeat, .autoreverse, .calculationModeLinear,
        .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
        .calculationModeCubicPaced,
      ], [1, 2, 4, 8, 16, 0, 1024, 2048, 3072, 4096])
    expect(
      [
        LayoutConstraint.FormatOptions.alignAllLeft, .alignAllRight, .alignAllTop,
        .alignAllBottom, .alignAllLeading, .alignAllTrailing, .alignAllCenterX, .alignAllCenterY,
        .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeadingToTrailing,
        .directionLeftToRight, .directionRightToLeft, .directionMask, .alignmentMask,
      ], [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 0, 65536, 131072, 196608, 65535])
    expect([ScrollTypeMask.discrete, .continuous, .all], [1, 2, 3])
    expect([WritingToolsResultOptions.plainText, .richText, .list, .table], [1, 2, 4, 8])
    expect([Touch.Properties.force, .azimuth, .altitude, .location, .roll], [1, 2, 4, 8, 16])
    expect([Event.ButtonMask.primary, .secondary, .button(1), .button(4)], [1, 2, 1, 8])
    expect(
      [
        DataDetectorTypes.shipmentTrackingNumber, .flightNumber, .lookupSuggestion, .money,
        .physicalValue,
      ], [16, 32, 64, 128, 256])
    expect(
      [
        Layer.EdgeAntialiasingMask.layerLeftEdge, .layerRightEdge, .layerBottomEdge,
        .layerTopEdge,
      ], [1, 2, 4, 8])
    expect(
      [ParagraphStyle.LineBreakStrategy.pushOut, .hangulWordPriority, .standard], [1, 2, 65535])
    expect([CollisionBehavior.Mode.items, .boundaries, .everything], [1, 2, .max])
    expect([TextDragOptions.stripTextColorFromPreviews], [1])
    expect([UnderlineStyle.patternDashDot, .patternDashDotDot], [0x300, 0x400])
  }

  @Test func keysAreNumberedAsOnTheirBus() {
    typealias Usage = KeyboardHIDUsage
    let numbers: [(Usage, Int)] = [
      (.keyboardErrorRollOver, 1), (.keyboardA, 4), (.keyboardZ, 29), (.keyboard1, 30),
      (.keyboard0, 39), (.keyboardReturnOrEnter, 40), (.keyboardSpacebar, 44), (.keyboardF1, 58),
      (.keyboardRightArrow, 79), (.keyboardUpArrow, 82), (.keypadNumLock, 83),
      (.keyboardLeftControl, 224), (.keyboardRightGUI, 231),
    ]
    for (usage, number) in numbers { #expect(usage.rawValue == number) }
    let key = Key("A", modifierFlags: .shift, keyCode: .keyboardA)
    #expect(key.charactersIgnoringModifiers == "a" && key.characters == "A")
    #expect(key.modifierFlags == .shift && key.keyCode == .keyboardA)
    #expect(Key("b").keyCode == .keyboardErrorUndefined)
  }
}
