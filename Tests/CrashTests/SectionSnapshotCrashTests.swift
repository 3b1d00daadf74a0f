import DiffableKit
import Testing

// Beside the others of the suite, so that no two processes die at once.
extension CrashDeliveryTests {
  /// Outside a capture a section snapshot ends the process at its own call. (crash families E5)
  @Test func aSectionSnapshotDiesInUIKitsWords() async {
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

  /// In Objective-C every identifier can be compared; here one that cannot stops with a sentence.
  @Test func anIdentifierThatIsNotHashableIsRefused() async {
    struct Row {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DiffableDataSourceSectionSnapshotReference().appendItems([Row()])
    }
    #expect(
      said(result).first == """
        An identifier must be Hashable; Row is not: Row() (known difference reference-identifiers)
        """)
  }

  /// `as` with the wrong type of items stops, as it does for arrays.
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
