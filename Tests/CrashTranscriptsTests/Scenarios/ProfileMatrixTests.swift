import CrashTranscripts
import HeadlessKit
import ListCore
import Testing

@MainActor @Suite struct ProfileMatrixTests {
  /// Behaviour 6.6: before iOS 15 an apply without animation is a reload.
  @Test func anApplyWithoutAnimationReloads() throws {
    let scenario = try ListScenario(
      "snapshots; data A[1 2 3]; show; apply A[1 3] without animation")
    let matrix = ProfileMatrix("apply without animation", scenario)
    #expect(
      matrix.description == """
        apply without animation

        iOS 13.3-14:
          cells asked for: 5
          views reused: 2
          updates: 0
          reloads: 2
          layout passes: 4

        iOS 15-27:
          cells asked for: 3
          views reused: 0
          updates: 1
          reloads: 1
          layout passes: 3

        everywhere:
          crash: none
          console: nothing
          shown: 0 - 0 1, 0 - 1 3
          counts asked for: 4
          other views asked for: 6
          views created: 3
        """)
    #expect(
      matrix.markdown == """
        **apply without animation**

        | | iOS 13.3-14 | iOS 15-27 |
        |---|---|---|
        | cells asked for | 5 | 3 |
        | views reused | 2 | 0 |
        | updates | 0 | 1 |
        | reloads | 2 | 1 |
        | layout passes | 4 | 3 |

        """)
  }

  /// Behaviour 3.14, 3.15 and 11: the messages of one mistake.
  @Test func aForgottenDeletionCrashes() throws {
    let scenario = try ListScenario("table; data A[1 2 3]; show; batch { set A[2 3] }")
    let matrix = ProfileMatrix("forgotten deletion", scenario)
    let beginnings = matrix.groups.map { group in
      let crash = group.outcome.crash ?? ""
      let ending = crash.contains("Table view: <UITableView") ? "names the view" : "does not"
      return "\(group.name): \(crash.prefix(55)), \(ending)"
    }
    #expect(
      beginnings == [
        "iOS 13.3-13: Invalid update: invalid number of rows in section 0.  T, does not",
        "iOS 14: Invalid update: invalid number of rows in section 0. Th, does not",
        "iOS 15-16: Invalid update: invalid number of rows in section 0. Th, names the view",
        "iOS 16.4: Invalid batch updates detected: the number of sections , names the view",
        "iOS 17-27: Invalid batch updates detected: the number of sections , names the view",
      ])
  }

  @Test func equalOutcomesAreShownOnce() {
    let matrix = ProfileMatrix("an empty table") { stage in
      let table = TableView()
      stage.watch(table)
      stage.simulator.show(table)
    }
    #expect(matrix.isUniform)
    #expect(matrix.markdown == "**an empty table**: the same on every release.\n")
    #expect(
      matrix.description == """
        an empty table

        everywhere:
          crash: none
          console: nothing
          shown: nothing
          layout passes: 1
        """)
  }

  @Test func separateReleasesAreListedOneByOne() throws {
    let scenario = try ListScenario(
      "snapshots; data A[1 2 3]; show; apply A[1 3] without animation")
    let matrix = ProfileMatrix(
      "mixed", profiles: [.iOS18, .iOS13, .iOS17, .iOS14, .iOS13_3], scenario)
    #expect(matrix.groups.map(\.name) == ["iOS 18, iOS 17", "iOS 13, iOS 14-13.3"])
  }
}
