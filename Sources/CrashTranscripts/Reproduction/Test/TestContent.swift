import HeadlessKit
import ListCore

/// The parts of a generated test that depend on the screenplay.
struct TestContent {
  /// The setup before the call under test.
  var stage: [String]
  /// The call under test, and the code that captures the message.
  var act: [String]
  /// The types that the test needs.
  var members: [[String]] = []
  /// The message, for a multiline string literal.
  var expected: String
  /// What the reader's own code provides in place of the test's content, in words.
  var ownContent = "use your diffable data source with these items in place of `source`"
  /// Whether the message names objects whose addresses differ from run to run.
  var masks = false
  /// The modules that the test needs.
  var imports: Set<String> = ["HeadlessKit"]
}

extension TestContent {
  /// Creates the parts of the test of a performance.
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
  /// Returns the code that creates a simulator with a system release.
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

  /// Returns a call, and the code that captures the message.
  static func capture(_ call: [String], _ performance: Performance) -> [String] {
    guard performance.crash != nil else {
      return call + ["let said = simulator.console.lines.first?.text"]
    }
    let attempt = call.contains { $0.hasPrefix("try ") } ? "try " : ""
    if call.count == 1, let line = call.first, line.count < 60 {
      return ["let said = \(attempt)captureCrash { \(line) }?.reason"]
    }
    return ["let said = \(attempt)captureCrash {"] + call.indented() + ["}?.reason"]
  }

  /// Returns a call to a snapshot. A snapshot belongs to no simulator; its wording is that of the
  /// simulator on which the code runs.
  static func onSimulator(_ call: [String]) -> [String] {
    guard call.count == 1, let line = call.first, line.count < 70 else {
      return ["simulator.run {"] + call.indented() + ["}"]
    }
    return ["simulator.run { \(line) }"]
  }

  /// The placeholder for the description of the view.
  static let viewMark = "\u{E000}view\u{E000}"

  /// Returns a message as it appears in a multiline string literal.
  ///
  /// - Parameters:
  ///   - text: The message with ``viewMark`` in place of the view.
  ///   - view: The variable that holds the view.
  ///   - masks: Whether addresses are masked.
  static func expectation(of text: String, view: String, masks: Bool) -> String {
    var text = SwiftLiteral.escaped(text)
    if masks { text = text.replacing(/0x[0-9a-f]+/, with: "0x…") }
    return text.replacing(viewMark, with: masks ? "\\(masked(\(view).description))" : "\\(\(view))")
  }
}

extension Performance {
  /// Returns the message, with the view's description of itself replaced.
  func text(callingView name: String) -> String {
    guard let viewDescription else { return text }
    return text.replacing(viewDescription, with: name)
  }
}
