import HeadlessKit

extension ListScenario {
  /// Returns a file with a Swift Testing suite that performs the scenario and expects its outcome:
  /// the crash, or the final screen.
  ///
  /// - Parameter name: The name of the suite; spaces and punctuation are removed.
  @MainActor
  public func swiftTest(named name: String) -> String {
    Self.swiftTests([(name, self)])
  }

  /// Returns a file with a suite for each of the given scenarios. The names must differ.
  @MainActor
  public static func swiftTests(_ scenarios: [(name: String, scenario: ListScenario)]) -> String {
    let usesSnapshots = scenarios.contains { $0.scenario.setup.usesSnapshots }
    let products =
      usesSnapshots ? "DiffableKit, HeadlessKit and ListTesting" : "HeadlessKit and ListTesting"
    let imports =
      (usesSnapshots ? ["DiffableKit"] : []) + [
        "Foundation", "HeadlessKit", "ListTesting", "Testing",
      ]
    let suites = scenarios.map { name, scenario in
      ScenarioTest(name: name, scenario: scenario, outcome: scenario.run()).lines
        .joined(separator: "\n")
    }
    let head = """
      // Written by scenarios.
      // Put this into a test target that depends on the products \(products).

      \(imports.map { "import \($0)" }.joined(separator: "\n"))
      """
    return ([head] + suites).joined(separator: "\n\n")
  }
}
