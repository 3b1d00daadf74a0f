import HeadlessKit
import ListCore

/// What a test of a snapshot has that makes it say a message again.
struct SnapshotTest {
  let screenplay: SnapshotScreenplay
  let performance: Performance
  let profile: SystemProfile
  /// The comment that tells what is assumed.
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
  /// The calls that go well, and the one that does not.
  fileprivate func swiftCode(_ names: NameWriter) -> (setup: [String], call: String) {
    switch self {
    case .snapshot(let call, let setup):
      (setup.map { $0.swiftCode(names.code) }, call.swiftCode(names.code))
    case .sectionSnapshot(let call, let setup):
      (setup.map { $0.swiftCode(names.code) }, call.swiftCode(names.code))
    }
  }

  /// What declares a snapshot that the calls change, or one that they only ask.
  fileprivate var variable: String {
    switch self {
    case .snapshot(.listItems, []), .sectionSnapshot(.isExpanded, []),
      .sectionSnapshot(.parent, []):
      "let"
    case .snapshot, .sectionSnapshot: "var"
    }
  }
}
