import HeadlessKit

/// What a test has in which a snapshot misses an argument.
struct ReferenceTest {
  let screenplay: ReferenceScreenplay
  let performance: Performance
  let profile: SystemProfile

  /// The parts of the test.
  var content: TestContent {
    TestContent(
      stage: TestContent.host(profile) + ["let snapshot = \(screenplay.className)()"],
      act: TestContent.capture(
        TestContent.onHost([screenplay.swiftCode + "  // what nil is in Objective-C"]), performance),
      expected: SwiftLiteral.escaped(performance.text), imports: ["DiffableKit", "HeadlessKit"])
  }
}
