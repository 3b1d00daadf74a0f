import ListCore
import Testing

// Crash families B6, C1.
@Suite struct UnsimulatedFaultReasonTests {
  static let cases: [(UnsimulatedFault, String)] = [
    (.twoAnimationsForSectionView(.header), "Attempt to create two animations for header view"),
    (.twoAnimationsForSectionView(.footer), "Attempt to create two animations for footer view"),
    (.cellAnimationFraction, "Cell animation stop fraction must be greater than start fraction"),
    (
      .missingPlaceholderContext(ItemPath(item: 1, section: 0)),
      "UITableView internal inconsistency: missing placeholder context for this index path: <NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"
    ),
    (
      .deallocatedDuringUpdate(.collection, view: "<UICollectionView: 0x1>"),
      "UICollectionView (<UICollectionView: 0x1>) was deallocated while an update was in flight"
    ),
    (
      .invalidNib(identifier: "cell"),
      "invalid nib registered for identifier (cell) - nib must contain exactly one top level object which must be a UICollectionReusableView instance"
    ),
    (
      .appKitItemNotRegistered(identifier: "Cell"),
      "could not dequeue an item of kind: NSCollectionElementKindItem with identifier Cell - must register a nib or a class for the identifier, or name a nib or class to match the identifier"
    ),
  ]

  @Test(arguments: cases)
  func reason(_ fault: UnsimulatedFault, _ text: String) {
    #expect(fault.reason(.newest) == text)
  }
}
