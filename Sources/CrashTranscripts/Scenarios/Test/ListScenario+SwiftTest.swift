import HeadlessKit

extension ListScenario {
  /// A file with a Swift Testing suite that does what the scenario says, and expects what comes of
  /// it here: the crash, or what is on screen in the end.
  ///
  /// - Parameter name: What the suite is called; blanks and signs are left out.
  @MainActor
  public func swiftTest(named name: String) -> String {
    Self.swiftTests([(name, self)])
  }

  /// A file with a suite for each of some scenarios. The names must differ.
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
