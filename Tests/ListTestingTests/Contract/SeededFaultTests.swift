import ListTesting
import Testing

@MainActor
@Suite struct SeededFaultTests {
  @Test(
    "each broken screen is found by the check for its mistake", arguments: SeededFault.all)
  func broken(fault: SeededFault) async throws {
    let findings = try await fault.play(true)
    #expect(findings.map(\.kind) == fault.kinds, "\(findings)")
  }

  @Test("each corrected twin has no findings", arguments: SeededFault.all)
  func corrected(fault: SeededFault) async throws {
    #expect(try await fault.play(false) == [])
  }

  @Test func everyKindOfFaultIsSeeded() {
    let seeded = Set(SeededFault.all.flatMap(\.kinds))
    // Updates of a covered list are found by a comparison of screens: see CoveredListTests.
    #expect(
      Set(ListFinding.Kind.allCases).subtracting(seeded)
        == [.staleSupplementary, .updatedWhileCovered])
    #expect(SeededFault.all.count == 43)
  }
}
