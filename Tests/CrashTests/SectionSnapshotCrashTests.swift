import DiffableKit
import Testing

// In the serialized suite, so that no two exit tests run at once.
extension CrashDeliveryTests {
  /// Outside a capture a section snapshot ends the process at the call itself. (crash families E5)
  @Test func aSectionSnapshotCrashesInUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      var snapshot = DiffableDataSourceSectionSnapshot<String>()
      snapshot.delete(["zz"])
    }
    #expect(
      said(result).first
        == "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: 'Failed to find index of item zz'")
  }

  /// In Objective-C every identifier can be compared; here one that is not hashable raises.
  @Test func anIdentifierThatIsNotHashableIsRefused() async {
    struct Row {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DiffableDataSourceSectionSnapshotReference().appendItems([Row()])
    }
    #expect(
      said(result).first == """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'An identifier must be Hashable; Row is not: Row() (known difference reference-identifiers)'
        """)
  }

  /// `as` with the wrong type of items traps, as it does for arrays.
  @Test func aSectionSnapshotOfOtherItemsIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reference = DiffableDataSourceSectionSnapshotReference()
      reference.appendItems([1])
      _ = reference as DiffableDataSourceSectionSnapshot<String>
    }
    #expect(said(result).first == "The identifier 1 is of type Int, not String")
  }
}
