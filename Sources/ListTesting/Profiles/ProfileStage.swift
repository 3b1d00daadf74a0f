import HeadlessKit
import ListCore

/// The simulator of one release, on which code is run.
@preconcurrency @MainActor
public final class ProfileStage {
  /// The simulator.
  public let simulator: Simulator

  private var recorders: [ListRecorder] = []
  private var lists: [any ListView] = []

  init(profile: SystemProfile) {
    simulator = Simulator(profile: profile)
  }

  /// Starts recording the events and the content of a list. Call it before the list does anything.
  public func watch(_ list: some ListView) {
    lists.append(list)
    recorders.append(ListRecorder(list))
  }

  func play(_ body: (ProfileStage) -> Void) -> ProfileOutcome {
    let crash = captureCrash {
      simulator.run {
        body(self)
        _ = simulator.trySettling()
      }
    }
    return ProfileOutcome(
      crash: crash, console: simulator.console.lines,
      cost: recorders.map(\.trace.cost).reduce(ListCost(), +),
      screens: lists.map { ScreenState($0) })
  }
}

/// The outcome of code on one release, without anything that differs from run to run.
public struct ProfileOutcome: Hashable, Sendable {
  /// The reason of the crash; `nil` if there was none.
  public var crash: String?
  /// The lines on the console.
  public var console: [String]
  /// The cost of the watched lists.
  public var cost: ListCost
  /// Their final content: positions and texts.
  public var shown: [String]
}

extension ProfileOutcome {
  /// Creates an outcome from the observations, with addresses masked.
  ///
  /// - Parameters:
  ///   - crash: The crash; `nil` if there was none.
  ///   - console: The lines on the console.
  ///   - cost: The cost of the lists.
  ///   - screens: The final states of the lists.
  public init(
    crash: CrashReport?, console: [ConsoleLine], cost: ListCost, screens: [ScreenState]
  ) {
    self.crash = crash?.reason.maskingAddresses
    self.console = console.map { "\($0)".maskingAddresses }
    self.cost = cost
    shown = screens.flatMap(\.cells).map { "\($0.place) \($0.texts.joined(separator: " "))" }
  }

  /// The outcome, facet by facet.
  var facets: [(name: String, text: String)] {
    [
      ("crash", crash ?? "none"),
      ("console", console.isEmpty ? "nothing" : console.joined(separator: "\n")),
      ("shown", shown.isEmpty ? "nothing" : shown.joined(separator: ", ")),
    ] + cost.figures.map { ($0.name, "\($0.value)") }
  }
}
