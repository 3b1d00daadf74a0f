import HeadlessKit
import ListCore

/// The parts of a test that makes a snapshot produce a message again.
struct SnapshotTest {
  let screenplay: SnapshotScreenplay
  let performance: Performance
  let profile: SystemProfile
  /// The comment that lists the assumptions.
  let assumed: [String]

  /// The parts of the test.
  var content: TestContent {
    let names = NameWriter(screenplay.names)
    let (setup, call) = screenplay.swiftCode(names)
    return TestContent(
      stage: TestContent.simulator(profile) + assumed + names.declarations + [make(names)]
        + setup.flatMap(SwiftLiteral.call),
      act: TestContent.capture(TestContent.onSimulator(SwiftLiteral.call(call)), performance),
      members: names.members, expected: SwiftLiteral.escaped(performance.text),
      ownContent: "build the snapshot with your code, from these identifiers",
      imports: ["DiffableKit", "HeadlessKit"])
  }

  private func make(_ names: NameWriter) -> String {
    let type = names.type
    return switch screenplay {
    case .snapshot:
      "\(screenplay.variable) snapshot = DiffableDataSourceSnapshot<\(type), \(type)>()"
    case .sectionSnapshot:
      "\(screenplay.variable) snapshot = DiffableDataSourceSectionSnapshot<\(type)>()"
    }
  }
}

extension SnapshotScreenplay {
  /// Returns the successful calls, and the one that fails.
  fileprivate func swiftCode(_ names: NameWriter) -> (setup: [String], call: String) {
    switch self {
    case .snapshot(let call, let setup):
      (setup.map { $0.swiftCode(names.code) }, call.swiftCode(names.code))
    case .sectionSnapshot(let call, let setup):
      (setup.map { $0.swiftCode(names.code) }, call.swiftCode(names.code))
    }
  }

  /// The declaration of a snapshot: a variable if the calls change it, a constant otherwise.
  fileprivate var variable: String {
    switch self {
    case .snapshot(.listItems, []), .sectionSnapshot(.isExpanded, []),
      .sectionSnapshot(.parent, []):
      "let"
    case .snapshot, .sectionSnapshot: "var"
    }
  }
}

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
