import HeadlessKit
import ListCore
import ListTesting

/// What came of a scenario.
public struct ScenarioOutcome: Hashable, Sendable {
  /// What the list shows in the end; after a crash, what it showed before.
  public var screen: ScreenState
  /// What happened in the list.
  public var trace: ListTrace
  /// The crash that ended the scenario, if one did.
  public var crash: CrashReport?
  /// What was said on the console of the simulator meanwhile.
  public var console: [ConsoleLine]
  /// Why the scenario ended early without a crash: it asked for what nobody can do.
  public var obstacle: ScenarioObstacle?
  /// How many statements were played, the one that crashed included.
  public var statementsPlayed = 0
  /// What the list says of itself in the end.
  var listDescription = ""
}

/// What nobody can do to a list, so that a scenario ends there.
public enum ScenarioObstacle: Hashable, Sendable {
  /// The item to tap is not on screen.
  case tapOffScreen(ScenarioStatement)
  /// The data source cannot do that: it is one of the other kind.
  case otherDataSource(ScenarioStatement)
  /// The list asked for an item that the model has lost without a word; an array would trap.
  case askedForMissingItem(ItemPath)
  /// Work goes on and on; what is still to do, by name.
  case unsettled([String])
}

extension ScenarioOutcome: CustomStringConvertible {
  /// What is seen, what was said, and how it ended, in lines.
  public var description: String {
    var lines = screen.cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
    lines += console.map { "console: \($0.text.withoutAddresses)" }
    if let obstacle { lines.append("\(obstacle)") }
    if let crash { lines.append("CRASH: \(crash.reason.withoutAddresses)") }
    return lines.joined(separator: "\n")
  }
}

extension ScenarioObstacle: CustomStringConvertible {
  /// The obstacle in a sentence.
  public var description: String {
    switch self {
    case .tapOffScreen(let statement): "'\(statement)' names what is not on screen."
    case .otherDataSource(let statement): "'\(statement)' is for the other kind of data source."
    case .askedForMissingItem(let path):
      "The list asked for \(path), which the model does not have: an index out of range."
    case .unsettled(let names): "Work goes on and on: \(names.joined(separator: ", "))."
    }
  }
}

extension String {
  /// A message without the addresses in it, which differ from run to run.
  fileprivate var withoutAddresses: String {
    contains("0x") ? replacing(/0x[0-9a-f]+/, with: "0x…") : self
  }
}
