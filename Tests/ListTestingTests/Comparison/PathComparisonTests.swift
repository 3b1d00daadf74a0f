import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

@MainActor
@Suite struct PathComparisonTests {
  private let shelves: Shelves = [["Emma", "Dune", "Momo"], ["Persuasion"]]

  @Test func screensThatLookAlikeAreEquivalent() throws {
    let comparison = PathComparison(
      from: shelves,
      [
        .model([["Emma", "Dune"], ["Persuasion"]], "remove Momo"),
        .act("tap Dune") { screen, simulator in
          let table = try #require(screen.list as? TableView)
          try simulator.tap(IndexPath(row: 1, section: 0), in: table)
        },
        .model([["Dune", "Emma"], ["Solaris", "Persuasion"]]),
      ],
      legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    #expect(comparison.isEquivalent)
    #expect(
      comparison.steps.map { [$0.legacy.after.selection, $0.diffable.after.selection] } == [
        [[], []], [[], []],
        [[ItemPath(item: 1, section: 0)], [ItemPath(item: 1, section: 0)]],
        [[ItemPath(item: 0, section: 0)], [ItemPath(item: 0, section: 0)]],
      ])
    #expect(
      comparison.description == """
        The data source and the snapshots look alike through 3 steps (iOS 27, 390 x 844).

        What it cost, data source | snapshots, shown once when both agree:
                           counts  cells   others                   configured
        step                asked  asked    asked  created  reused       again  animated  reloads
           0  shown             3      4    4 | 8        4       0           0         0    0 | 1
           1  remove Momo       3      0        4        0       0           0         1        0
           2  tap Dune          0      0        0        0       0           0         0        0
           3                    3  2 | 1        4    1 | 0       1           0     3 | 2        0
              together          9  6 | 5  12 | 16    5 | 4       1           0     4 | 3    0 | 1
        """)
  }

  @Test func aCrashIsAFinding() {
    let comparison = PathComparison(
      models: [shelves, [["Emma", "Dune", "Momo"], []], [["Emma", "Dune"], []]],
      legacy: { TableByHand($0, .emptiedShelfForgotten) }, diffable: { TableBySnapshots($0) })
    #expect(
      stable(comparison.description) == """
        The data source and the snapshots differ: 1 finding in 2 steps (iOS 27, 390 x 844).

        With the data source step 1 crashes: Invalid batch updates detected: the number of sections and/or rows returned \
        by the data source before and \
        after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with row counts: [3, 1] }
        Data source after updates = { 2 sections with row counts: [3, 0] }
        Updates = [
        ]
        Why: A call is missing: section 1 went from 1 to 0 rows, but no call announced it.

        What it cost, data source | snapshots, shown once when both agree:
                        counts  cells   others                   configured
        step             asked  asked    asked  created  reused       again  animated  reloads
           0  shown          3      4    4 | 8        4       0           0         0    0 | 1
           1                 3      0        4        0       0           0     0 | 1        0
           2                 3      0        4        0       0           0         1        0
              together       9      4  12 | 16        4       0           0     1 | 2    0 | 1

        Step 1 with the data source:
          0.00 s  update begins (here)
                  CRASH: Invalid batch updates detected: the number of sections and/or rows returned \
        by the data source before and \
        after performing the batch updates are inconsistent with the updates.

        Step 1 with the snapshots:
          0.00 s  apply(2 sections, 3 items, animatingDifferences: true)
                  update begins
                  deleteRows(at: [1 - 0])
                  update: 4 -> 3 items
                  apply is over
          0.30 s  ended cell-4 at 1 - 0
                  cell-4 waits for reuse
        """)
  }

  @Test func visibleDifferencesAreFindings() {
    let comparison = PathComparison(
      models: [shelves, [["Emma", "Solaris", "Momo"], ["Persuasion"]]],
      legacy: { TableByHand($0, .equalCountsMeanNothing) }, diffable: { TableBySnapshots($0) })
    #expect(
      stable(comparison.description) == """
        The data source and the snapshots differ: 1 finding in 1 step (iOS 27, 390 x 844).

        After step 1 row 0 - 1 shows "Dune" with the data source, and "Solaris" with the snapshots.

        What it cost, data source | snapshots, shown once when both agree:
                        counts  cells  others                   configured
        step             asked  asked   asked  created  reused       again  animated  reloads
           0  shown          3      4   4 | 8        4       0           0         0    0 | 1
           1                 3  0 | 1       4    0 | 1       0           0     0 | 2        0
              together       6  4 | 5  8 | 12    4 | 5       0           0     0 | 2    0 | 1

        Step 1 with the data source:
          0.00 s  update begins (here)
                  update: 4 -> 4 items

        Step 1 with the snapshots:
          0.00 s  apply(2 sections, 4 items, animatingDifferences: true)
                  update begins
                  deleteRows(at: [0 - 1])
                  insertRows(at: [0 - 1])
                  update: 4 -> 4 items
                  created cell-5 "book"
                  displayed cell-5 at 0 - 1
                  apply is over
          0.30 s  ended cell-2 at 0 - 1
                  cell-2 waits for reuse
        """)
  }

  @Test func theSeedDeterminesTheModels() {
    func compare(_ seed: UInt64) -> PathComparison {
      PathComparison(
        seed: seed, steps: 20, from: shelves, next: { $0.edited(&$1) },
        legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    }
    #expect(compare(1) == compare(1))
    #expect(compare(1) != compare(2))
    #expect(compare(1).isEquivalent)
  }
}

/// Returns the text without source line numbers, which change when files are edited.
func stable(_ text: String) -> String {
  text.replacing(/\([A-Za-z+]+\.swift:\d+\)/, with: "(here)")
}
