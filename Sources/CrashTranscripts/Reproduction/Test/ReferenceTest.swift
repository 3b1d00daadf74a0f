import HeadlessKit

/// The parts of a test of a call with a missing argument.
struct ReferenceTest {
  let screenplay: ReferenceScreenplay
  let performance: Performance
  let profile: SystemProfile

  /// The parts of the test.
  var content: TestContent {
    let (stage, nothing, call) = screenplay.swiftCode
    return TestContent(
      stage: TestContent.simulator(profile) + stage
        + ["// What nil is in Objective-C.", "let nothing = \(nothing)"],
      act: TestContent.capture(TestContent.onSimulator(SwiftLiteral.call(call)), performance),
      expected: SwiftLiteral.escaped(performance.text), imports: ["DiffableKit", "HeadlessKit"])
  }
}

extension ReferenceScreenplay {
  /// The setup, the declaration of the missing value, and the call.
  fileprivate var swiftCode: (stage: [String], nothing: String, call: String) {
    switch self {
    case .snapshot(let argument): (argument.stage, argument.nothing, argument.swiftCode)
    case .sectionSnapshot(let argument): (argument.stage, argument.nothing, argument.swiftCode)
    case .source(let argument): (argument.stage, argument.nothing, argument.swiftCode)
    }
  }
}
