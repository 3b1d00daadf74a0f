import HeadlessKit
import ListCore

/// The parts of a generated test that depend on what is played in it.
struct TestContent {
  /// What has to be there before the call that matters.
  var stage: [String]
  /// That call, and what is kept of what is said.
  var act: [String]
  /// The types that the test needs.
  var members: [[String]] = []
  /// The message, to stand between triple quotes.
  var expected: String
  /// Whether the message names objects whose addresses differ from run to run.
  var masks = false
  /// The modules that the test needs.
  var imports: Set<String> = ["HeadlessKit"]
}

extension TestContent {
  /// The parts of the test of a performance.
  init(_ take: Reproduction.Take, assumptions: [String]) {
    let assumed =
      assumptions.isEmpty
      ? []
      : SwiftLiteral.comment("//", ["Assumed: \(assumptions.joined(separator: "; "))."], width: 96)
    let (performance, profile) = (take.performance, take.search.profile)
    self =
      switch take.script {
      case .list(let screenplay):
        ListTest(
          screenplay: screenplay, performance: performance, profile: profile, assumed: assumed
        ).content
      case .snapshot(let screenplay):
        SnapshotTest(
          screenplay: screenplay, performance: performance, profile: profile, assumed: assumed
        ).content
      case .reference(let screenplay):
        ReferenceTest(screenplay: screenplay, performance: performance, profile: profile).content
      case .source(let screenplay):
        SourceTest(
          screenplay: screenplay, performance: performance, profile: profile, assumed: assumed
        ).content
      }
  }
}

extension TestContent {
  /// What makes a device with a release of the system.
  static func simulator(_ profile: SystemProfile) -> [String] {
    let name = profile.name.replacing(" ", with: "").replacing(".", with: "_")
    guard profile.dropsInvalidCollectionUpdates else {
      return ["let simulator = Simulator(profile: .\(name))"]
    }
    return [
      "var profile = SystemProfile.\(name)",
      "profile.dropsInvalidCollectionUpdates = true",
      "let simulator = Simulator(profile: profile)",
    ]
  }

  /// A call, and what is kept of what is said.
  static func capture(_ call: [String], _ performance: Performance) -> [String] {
    guard performance.crash != nil else {
      return call + ["let said = simulator.console.lines.first?.text"]
    }
    if call.count == 1, let line = call.first, line.count < 60 {
      return ["let said = captureCrash { \(line) }?.reason"]
    }
    return ["let said = captureCrash {"] + call.indented() + ["}?.reason"]
  }

  /// A call of a snapshot. It belongs to no device; its words are those of the device on which the
  /// code runs.
  static func onSimulator(_ call: [String]) -> [String] {
    guard call.count == 1, let line = call.first, line.count < 70 else {
      return ["simulator.run {"] + call.indented() + ["}"]
    }
    return ["simulator.run { \(line) }"]
  }

  /// What stands for the description of the view.
  static let viewMark = "\u{E000}view\u{E000}"

  /// A message as it stands between triple quotes.
  ///
  /// - Parameters:
  ///   - text: The message with ``viewMark`` in the place of the view.
  ///   - view: The variable that holds the view.
  ///   - masks: Whether addresses are masked.
  static func expectation(of text: String, view: String, masks: Bool) -> String {
    var text = SwiftLiteral.escaped(text)
    if masks { text = text.replacing(/0x[0-9a-f]+/, with: "0x…") }
    return text.replacing(viewMark, with: masks ? "\\(masked(\(view).description))" : "\\(\(view))")
  }
}

extension Performance {
  /// What was said, with something else in the place of what the view says of itself.
  func text(callingView name: String) -> String {
    guard let viewDescription else { return text }
    return text.replacing(viewDescription, with: name)
  }
}
