import ListCore
import ListTesting

extension ProfileMatrix {
  /// Runs a scenario on releases; its own release does not count.
  @MainActor
  public init(
    _ title: String, profiles: [SystemProfile] = SystemProfile.supported,
    _ scenario: ListScenario
  ) {
    self.init(
      title,
      runs: profiles.map { profile in
        var scenario = scenario
        scenario.setup.profile = profile
        return Run(profile: profile, outcome: ProfileOutcome(scenario.run()))
      })
  }
}

extension ProfileOutcome {
  /// Creates an outcome of what came of a scenario.
  init(_ outcome: ScenarioOutcome) {
    self.init(
      crash: outcome.crash, console: outcome.console, cost: outcome.trace.cost,
      screens: [outcome.screen])
  }
}
