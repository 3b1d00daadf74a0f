import DiffableKit
import Testing

// Beside the others of the suite, so that no two processes die at once.
extension CrashDeliveryTests {
  /// `as` with other types of identifiers stops, as it does for arrays.
  @Test func aSnapshotOfOtherIdentifiersIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reference = DiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["novels"])
      reference.appendItems(withIdentifiers: [1, "two"])
      _ = reference as DiffableDataSourceSnapshot<String, Int>
    }
    #expect(said(result).first == "The identifier two is of type String, not Int")
  }
}
