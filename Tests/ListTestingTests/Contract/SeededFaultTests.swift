import ListTesting
import Testing

@MainActor
@Suite struct SeededFaultTests {
  @Test(
    "each broken screen is caught by the check that names its mistake", arguments: SeededFault.all)
  func broken(fault: SeededFault) async {
    let findings = await fault.play(true)
    #expect(findings.map(\.kind) == fault.kinds, "\(findings)")
  }

  @Test("each corrected twin is caught by none", arguments: SeededFault.all)
  func corrected(fault: SeededFault) async {
    #expect(await fault.play(false) == [])
  }

  @Test func everyKindOfFaultIsSeeded() {
    let seeded = Set(SeededFault.all.flatMap(\.kinds))
    #expect(Set(ListFinding.Kind.allCases).subtracting(seeded) == [.staleSupplementary])
    #expect(SeededFault.all.count == 37)
  }
}
