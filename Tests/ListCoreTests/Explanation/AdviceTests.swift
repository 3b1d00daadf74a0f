import ListCore
import Testing

@Suite struct AdviceTests {
  static let cases: [(ListFault, Advice)] = [
    (
      .cell(
        .viewNotRegistered(kind: "UICollectionElementKindSectionHeader", identifier: "Title")),
      Advice(
        cause:
          "No class and no nib is registered for \"Title\" as a supplementary view of kind UICollectionElementKindSectionHeader. A registration for cells or for another kind does not count.",
        repair: "Register a class for the kind and the identifier.",
        swiftCode: """
          collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
            withReuseIdentifier: "Title")
          """)
    ),
    (
      .cell(.dataSourceNotSet(.collection)),
      Advice(
        cause:
          "The collection view has no data source. It keeps it weakly: a data source that nobody else holds is gone at once.",
        repair: "Set the data source, and keep it in a property.",
        swiftCode: "collectionView.dataSource = dataSource  // a stored property")
    ),
    (
      .query(.scrollToMissingItem(at(0, 4), items: 1, collectionView: "")),
      Advice(
        cause:
          "The collection view was told to scroll to item 4 of section 0, and it has only 1 item. It scrolls in the counts it has, which may be older, or newer, than the model's.",
        repair: "Scroll once the collection view has the item, and check that it has.",
        swiftCode: """
          guard indexPath.section < collectionView.numberOfSections,
            indexPath.item < collectionView.numberOfItems(inSection: indexPath.section)
          else { return }
          """)
    ),
    (
      .query(.rowsOfMissingSection(4, sections: 1)),
      Advice(
        cause:
          "The table view was asked for the number of rows in section 4, and it has 1 section.",
        repair: "Compare the section with numberOfSections first.",
        swiftCode: "guard section < tableView.numberOfSections else { return 0 }")
    ),
    (
      .layout(.attributesForMissingItem(at(2, 0))),
      Advice(
        cause:
          "The layout returned attributes for 2 - 0, which is not in the counts. A layout that keeps attributes has to forget them when the data changes.",
        repair: "Empty the layout's cache in prepare().",
        swiftCode: """
          override func prepare() {
            super.prepare()
            cache.removeAll()
          }
          """)
    ),
  ]

  @Test(arguments: cases)
  func advice(_ fault: ListFault, _ advice: Advice) {
    #expect(fault.advice == advice)
  }

  @Test func aBatchHasADiagnosisInstead() {
    #expect(ListFault.update(.deletedSectionMissing(0, sectionsBefore: 0), .table).advice == nil)
  }
}
