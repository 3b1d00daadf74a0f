import DiffableKit
import Testing

@Suite struct SnapshotDescriptionTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  @Test func sections() {
    var snapshot = Snapshot()
    snapshot.appendSections(["novels", "poems", "plays"])
    snapshot.appendItems([1, 2, 3], toSection: "novels")
    snapshot.appendItems([4, 5], toSection: "poems")
    #expect(
      snapshot.description == """
        <NSDiffableDataSourceSnapshot 0x600003f0c1e0: numberOfSections:3 numberOfItems:5; \
        generation=8008F41E6F82AE30; sectionCounts=<_UIDataSourceSnapshotter: 0x600002e5a3c0; \
        3 sections with item counts: [3, 2, 0] >
          novels: [1, 2, 3]
          poems: [4, 5]
          plays: []>
        """)
  }

  @Test func oneSection() {
    var snapshot = Snapshot()
    snapshot.appendSections(["novels"])
    snapshot.appendItems([1, 2])
    #expect(
      snapshot.description.hasSuffix("; 1 section with item counts: [2] >\n  novels: [1, 2]>"))
  }

  @Test func nothing() {
    #expect(
      Snapshot().description == """
        <NSDiffableDataSourceSnapshot 0x600003f0c1e0: numberOfSections:0 numberOfItems:0; \
        generation=CBF29CE484222325; sectionCounts=<_UIDataSourceSnapshotter: 0x600002e5a3c0; \
        0 sections with item counts: [] >>
        """)
  }
}
