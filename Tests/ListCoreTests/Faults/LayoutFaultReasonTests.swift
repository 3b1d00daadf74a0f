import ListCore
import TestSupport
import Testing

private let missing = ItemPath(item: 0, section: 2)

// Crash families C2, D3; behaviour 10.4.
@Suite struct LayoutFaultReasonTests {
  static let sentences: [Sentence] = [
    Sentence(
      "attributes for a missing item (D3)", .layout(.attributesForMissingItem(missing)),
      [
        (
          .iOS5,
          "UICollectionView recieved layout attributes for a cell with an index path that does not exist: <NSIndexPath 0x8361f40> 2 indexes [2, 0]"
        ),
        (
          .iOS7,
          "UICollectionView recieved layout attributes for a cell with an index path that does not exist: <NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}"
        ),
        (
          .iOS8,
          "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath: 0xc000000000000216> {length = 2, path = 2 - 0}"
        ),
      ]),
    // The descriptions end in "; ", hence the two spaces after them.
    sentence(
      "supplementary attributes that changed (D3)",
      .layout(
        .supplementaryAttributesChanged(
          ItemPath(item: 0, section: 0), from: "<A: 0x1> zIndex = 10; ",
          to: "<A: 0x2> zIndex = -1; ")), [(0, 0)], [Printed.path0_0]
    ) {
      "layout attributes for supplementary item at index path (\($0[0])) changed from <A: 0x1> zIndex = 10;  to <A: 0x2> zIndex = -1;  without invalidating the layout"
    },
    Sentence(
      "supplementary attributes of a missing section (C2)",
      .layout(
        .supplementaryOfMissingSection(
          kind: "UICollectionElementKindSectionHeader", section: 3, sections: 1)),
      "request for layout attributes for supplementary view UICollectionElementKindSectionHeader in section 3 when there are only 1 sections in the collection view"
    ),
    Sentence(
      "layout loop (behaviour 10.4, end from memory)",
      .layout(.updateLoop(collectionView: "<C: 0x1>")),
      "UICollectionView (<C: 0x1>) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, check the Console app for logs in the \"UICollectionViewRecursion\" category."
    ),
  ]

  @Test(arguments: sentences)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UICollectionView: 0x9>") == sentence.expected)
  }
}
