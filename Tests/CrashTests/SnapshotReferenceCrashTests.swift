import DiffableKit
import Testing

// In the serialized suite, so that no two exit tests run at once.
extension CrashDeliveryTests {
  /// `as` with other types of identifiers traps, as it does for arrays.
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
