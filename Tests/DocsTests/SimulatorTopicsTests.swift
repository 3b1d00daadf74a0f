import Testing

@Suite struct SimulatorTopicsTests {
  /// Run with `HEADLESSKIT_REGENERATE=1` after a change of the simulator's members.
  @Test func thePageGroupsAllMembers() throws {
    let expected = SimulatorTopics.text(try SymbolGraph.ofModules.get())
    #expect(
      try Repository.text(SimulatorTopics.path, regeneratedFrom: expected) == expected,
      "Extensions/Simulator.md is out of date; run the tests with HEADLESSKIT_REGENERATE=1")
  }
}
