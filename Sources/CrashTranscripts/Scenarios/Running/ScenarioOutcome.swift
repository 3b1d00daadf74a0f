import HeadlessKit
import ListCore
import ListTesting

/// The outcome of a scenario.
public struct ScenarioOutcome: Hashable, Sendable {
  /// The final state of the screen; after a crash, the state before it.
  public var screen: ScreenState
  /// The events in the list.
  public var trace: ListTrace
  /// The crash that ended the scenario; `nil` if it did not crash.
  public var crash: CrashReport?
  /// The lines that were printed on the simulator's console.
  public var console: [ConsoleLine]
  /// The reason the scenario ended early without a crash: it requested something impossible.
  public var obstacle: ScenarioObstacle?
  /// The number of statements that were performed, including one that crashed.
  public var statementsPlayed = 0
  /// The list's final description of itself.
  var listDescription = ""
}

/// An impossible operation, which ends a scenario.
public enum ScenarioObstacle: Hashable, Sendable {
  /// The item to tap is not on screen.
  case tapOffScreen(ScenarioStatement)
  /// The operation needs a data source of the other kind.
  case otherDataSource(ScenarioStatement)
  /// The list requested an item that was removed from the model without notifying the list; an
  /// array would trap.
  case askedForMissingItem(ItemPath)
  /// Work never finishes; the names of the pending work.
  case unsettled([String])
}

extension ScenarioOutcome: CustomStringConvertible {
  /// The final screen, the messages and the outcome, as lines.
  public var description: String {
    var lines = screen.cells.map { "\($0.place): \($0.texts.joined(separator: " "))" }
    lines += console.map { "console: \($0.text.withoutAddresses)" }
    if let obstacle { lines.append("\(obstacle)") }
    if let crash { lines.append("CRASH: \(crash.reason.withoutAddresses)") }
    return lines.joined(separator: "\n")
  }
}

extension ScenarioObstacle: CustomStringConvertible {
  /// The obstacle, as a sentence.
  public var description: String {
    switch self {
    case .tapOffScreen(let statement): "'\(statement)' names an item that is not on screen."
    case .otherDataSource(let statement): "'\(statement)' needs the other kind of data source."
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
