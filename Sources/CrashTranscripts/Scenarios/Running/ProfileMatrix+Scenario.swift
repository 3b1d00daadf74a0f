import ListCore
import ListTesting

extension ProfileMatrix {
  /// Runs a scenario on several releases; its own release is ignored.
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
  /// Creates an outcome from the outcome of a scenario.
  init(_ outcome: ScenarioOutcome) {
    self.init(
      crash: outcome.crash, console: outcome.console, cost: outcome.trace.cost,
      screens: [outcome.screen])
  }
}
