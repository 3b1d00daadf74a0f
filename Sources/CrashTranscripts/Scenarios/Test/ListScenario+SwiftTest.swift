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

extension SwiftLiteral {
  /// Returns an array of string literals.
  static func texts(_ texts: [String]) -> String {
    "[\(texts.map(text).joined(separator: ", "))]"
  }

  /// Returns a list on one line, or with one element per line if that is too long.
  static func list(_ head: String, _ elements: [String], _ tail: String) -> [String] {
    let flat = head + elements.joined(separator: ", ") + tail
    guard flat.count > 84 else { return [flat] }
    return [head] + elements.map { "  \($0)," } + [tail]
  }

  /// Returns the words of a text as the name of a type.
  static func typeName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Scenario\(name)"
  }
}
