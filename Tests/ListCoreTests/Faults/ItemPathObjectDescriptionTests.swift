import ListCore
import Testing

@Suite struct ItemPathObjectDescriptionTests {
  // The digits are those of real reports. (crash families B3, B4)
  static let tagged: [(section: Int, item: Int, text: String)] = [
    (0, 0, "<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}"),
    (0, 1, "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"),
    (2, 0, "<NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}"),
    (6, 0, "<NSIndexPath: 0xc000000000000616> {length = 2, path = 6 - 0}"),
    (8, 0, "<NSIndexPath: 0xc000000000000816> {length = 2, path = 8 - 0}"),
    (3, 5, "<NSIndexPath: 0xc000000000a00316> {length = 2, path = 3 - 5}"),
  ]

  @Test(arguments: tagged)
  func taggedPointer(section: Int, item: Int, text: String) {
    #expect(ItemPath(item: item, section: section).objectDescription(.lengthAndPath) == text)
  }

  @Test func beforeIOS7() {
    let path = ItemPath(item: 4, section: 2)
    #expect(path.objectDescription(.indexes) == "<NSIndexPath 0x8361f40> 2 indexes [2, 4]")
  }

  // behaviour 15.10
  @Test func aNegativeIndexHasNoSign() {
    let path = ItemPath(item: -1, section: -1)
    let both = "18446744073709551615 - 18446744073709551615"
    #expect(path.description == both)
    #expect(
      path.objectDescription(.lengthAndPath)
        == "<NSIndexPath: 0xffffffffffffff16> {length = 2, path = \(both)}")
    #expect(
      path.objectDescription(.indexes)
        == "<NSIndexPath 0x8361f40> 2 indexes [18446744073709551615, 18446744073709551615]")
  }

  // behaviour 15.10
  @Test(arguments: [
    (0, "0"), (7, "7"), (-1, "18446744073709551615"), (-2, "18446744073709551614"),
    (.max, "9223372036854775807"), (.min, "9223372036854775808"),
  ])
  func anIndexIsPrintedAsAnUnsignedNumber(index: Int, text: String) {
    #expect(index.printed == text)
  }

  // behaviour 15.10
  @Test func messagesNameNegativePositions() {
    let last = ItemPath(item: -1, section: 0)
    let lost = ItemPath(item: 0, section: -1)
    let big = "18446744073709551615"
    let reasons: [(fault: UpdateFault, reason: String)] = [
      (
        .deletedItemMissing(last, itemsBefore: 5),
        "attempt to delete row \(big) from section 0 which only contains 5 rows before the update"
      ),
      (
        .insertedItemSectionMissing(lost, sectionsAfter: 1),
        """
        attempt to insert row 0 into section \(big), but there are only 1 sections after the update
        """
      ),
      (
        .deletedSectionMissing(-1, sectionsBefore: 2),
        "attempt to delete section \(big), but there are only 2 sections before the update"
      ),
    ]
    for (fault, reason) in reasons { #expect(fault.reason(.table, .newest) == reason) }
    #expect(
      QueryFault.itemsOfMissingSection(-1, sections: 3).reason(.newest) == """
        request for number of items in section \(big) when there are only 3 sections in the \
        collection view
        """)
  }
}
