import HeadlessKit
import Testing

/// The raw values of options, which apps store and pass on: they are those of the system's headers.
@MainActor @Suite struct OptionValueTests {
  @Test func animationOptions() {
    let options: [View.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == (0...9).map { 1 << $0 })
    let curves: [View.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == (0...3).map { $0 << 16 })
    let transitions: [View.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    #expect(View.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(View.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test func menuOptions() {
    let options: [Menu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    #expect(options.map(\.rawValue) == [0, 1, 5, 7].map { 1 << $0 })
  }

  @Test func fontTraits() {
    let traits: [FontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
      .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
    ]
    #expect(traits.map(\.rawValue) == [0, 1, 5, 6, 10, 12, 15, 16].map { 1 << $0 })
  }

  @Test func textDrawingOptions() {
    let options: [StringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(options.map(\.rawValue) == [0, 1, 3, 5].map { 1 << $0 })
  }
}
