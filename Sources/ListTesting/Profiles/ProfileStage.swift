import HeadlessKit
import ListCore

/// The simulator of one release, on which code is tried.
@MainActor
public final class ProfileStage {
  /// The simulator.
  public let simulator: Simulator

  private var recorders: [ListRecorder] = []
  private var lists: [any ListView] = []

  init(profile: SystemProfile) {
    simulator = Simulator(profile: profile)
  }

  /// Has it noted what a list does and shows. Call it before the list does anything.
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

/// What comes of code on one release, without what differs from run to run.
public struct ProfileOutcome: Hashable, Sendable {
  /// The reason of the crash, if there was one.
  public var crash: String?
  /// The lines on the console.
  public var console: [String]
  /// What the lists that are watched cost.
  public var cost: ListCost
  /// What they show in the end: places and texts.
  public var shown: [String]
}

extension ProfileOutcome {
  /// Creates an outcome of what was seen, without the addresses in it.
  ///
  /// - Parameters:
  ///   - crash: The crash, if there was one.
  ///   - console: The lines on the console.
  ///   - cost: What the lists cost.
  ///   - screens: What the lists show in the end.
  public init(
    crash: CrashReport?, console: [ConsoleLine], cost: ListCost, screens: [ScreenState]
  ) {
    self.crash = crash?.reason.maskingAddresses
    self.console = console.map { "\($0)".maskingAddresses }
    self.cost = cost
    shown = screens.flatMap(\.cells).map { "\($0.place) \($0.texts.joined(separator: " "))" }
  }

  /// What happened, topic by topic.
  var facets: [(name: String, text: String)] {
    [
      ("crash", crash ?? "none"),
      ("console", console.isEmpty ? "nothing" : console.joined(separator: "\n")),
      ("shown", shown.isEmpty ? "nothing" : shown.joined(separator: ", ")),
    ] + cost.figures.map { ($0.name, "\($0.value)") }
  }
}
