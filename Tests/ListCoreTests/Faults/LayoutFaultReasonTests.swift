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
    Sentence(
      "negative item size (behaviour 25.12)", .layout(.negativeItemSize),
      "negative sizes are not supported in the flow layout"),
    Sentence(
      "infinite size of attributes (behaviour 25.15)", .layout(.infiniteAttributesSize),
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"),
    Sentence(
      "group without subitems (behaviour 25.16)", .layout(.groupWithoutSubitems),
      "At least 1 subitem is required for a group"),
    Sentence(
      "negative header (behaviour 25.14)",
      .layout(.negativeHeight(.header, section: 0, height: -20)),
      "section header height must not be negative - provided height for section 0 is -20.000000"),
    sentence(
      "no attributes for an item (behaviour 25.17)",
      .layout(.missingAttributes(ItemPath(item: 0, section: 0))), [(0, 0)], [Printed.path0_0]
    ) {
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \($0[0])"
    },
  ]

  // behaviour 25.13
  @Test func aNegativeRowHeightIsReportedDifferentlySinceIOS13() {
    let fault = LayoutFault.negativeRowHeight(ItemPath(item: 0, section: 2), height: -20)
    #expect(
      fault.reason(.iOS12).replacing(/0x[0-9a-f]+/, with: "0x") == """
        table view row height must not be negative - provided height for index path \
        (<NSIndexPath: 0x> {length = 2, path = 2 - 0}) is -20.000000
        """)
    for profile in SystemProfile.supported {
      #expect(
        fault.reason(profile) == """
          Invalid row height (-20.000000) provided by table delegate. Value must be at least 0.0, \
          or UITableViewAutomaticDimension.
          """)
    }
  }

  @Test func heightsAreWrittenWithSixDecimals() {
    let heights = [-20, -0.5, 0.1, -1e-7, 44.1234567, .nan, -.infinity]
    #expect(
      heights.map(\.sixDecimals) == [
        "-20.000000", "-0.500000", "0.100000", "-0.000000", "44.123457", "nan", "-inf",
      ])
  }

  @Test(arguments: sentences)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UICollectionView: 0x9>") == sentence.expected)
  }
}
