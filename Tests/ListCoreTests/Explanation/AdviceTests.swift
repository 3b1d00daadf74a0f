import ListCore
import Testing

@Suite struct AdviceTests {
  static let cases: [(ListFault, Advice)] = [
    (
      .cell(
        .viewNotRegistered(kind: "UICollectionElementKindSectionHeader", identifier: "Title")),
      Advice(
        cause:
          "No class, nib or prototype is registered for \"Title\" as a supplementary view of kind UICollectionElementKindSectionHeader. A registration for cells or for another kind does not count.",
        repair:
          "Give the header or footer in the storyboard this identifier; without a storyboard, register its class for the kind and the identifier.",
        swiftCode: """
          // Only without a prototype in the storyboard:
          collectionView.register(
            HeaderView.self, forSupplementaryViewOfKind: "UICollectionElementKindSectionHeader",
            withReuseIdentifier: "Title")
          """)
    ),
    (
      .cell(.dataSourceNotSet(.collection)),
      Advice(
        cause:
          "The collection view has no data source. It references it weakly: a data source that nothing else retains is deallocated at once.",
        repair: "Set the data source, and keep it in a property.",
        swiftCode: "collectionView.dataSource = dataSource  // a stored property")
    ),
    (
      .query(.scrollToMissingItem(at(0, 4), items: 1, collectionView: "")),
      Advice(
        cause:
          "The collection view was told to scroll to item 4 of section 0, but it has only 1 item. It scrolls by the counts it has loaded, which may be older, or newer, than the model's.",
        repair: "Scroll once the collection view has the item, and check that it does.",
        swiftCode: """
          guard (0..<collectionView.numberOfSections).contains(indexPath.section),
            (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
          else { return }
          """)
    ),
    (
      .query(.rowsOfMissingSection(4, sections: 1)),
      Advice(
        cause:
          "The table view was asked for the number of rows in section 4, but it has 1 section.",
        repair: "Check the section first.",
        swiftCode: "guard (0..<tableView.numberOfSections).contains(section) else { return }")
    ),
    (
      .layout(.attributesForMissingItem(at(2, 0))),
      Advice(
        cause:
          "The layout returned attributes for 2 - 0, which the counts lack. A layout that caches attributes must discard them when the data changes, and take its counts from the collection view, not from the model.",
        repair:
          "Empty the layout's cache in prepare(), and fill it by the collection view's counts.",
        swiftCode: """
          override func prepare() {
            super.prepare()
            cache.removeAll()  // then filled for collectionView.numberOfSections
          }
          """)
    ),
    (
      .snapshot(.duplicateItems(["Fox"])),
      Advice(
        cause:
          "One call lists items more than once: Fox. An item identifier may appear only once in a snapshot, across all of its sections.",
        repair: "Remove the duplicates, or give each item an identifier of its own.",
        swiftCode: """
          var seen = Set<Item.ID>()
          snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\\.id))
          """)
    ),
    (
      .snapshot(.reconfigureOfMissingItem("Fox")),
      Advice(
        cause:
          "Fox is not in the snapshot: it was removed, or it no longer equals the one there because its hash or its fields changed.",
        repair:
          "Mark only items that the snapshot contains, and identify them by what never changes.",
        swiftCode: "if snapshot.indexOfItem(item) != nil { snapshot.reconfigureItems([item]) }")
    ),
    (
      .snapshot(.invalidParameter(.section)),
      Advice(
        cause: "The destination, a section or an item, is not in the snapshot.",
        repair: "Add it first, or check that it is there before the call.",
        swiftCode:
          "if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }")
    ),
    (
      .snapshot(.missingFromSectionSnapshot(.parent, "Fox")),
      Advice(
        cause: "Fox is not in the section snapshot.",
        repair: "Check first whether it is there.",
        swiftCode: "guard sectionSnapshot.contains(item) else { return }")
    ),
    (
      .snapshot(.mutatedDirectly(.table)),
      Advice(
        cause:
          "A method that changes the table view was called, but only its diffable data source may change it.",
        repair: "Change the snapshot and apply it.",
        swiftCode: """
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([item])
          dataSource.apply(snapshot)
          """)
    ),
  ]

  @Test(arguments: cases)
  func advice(_ fault: ListFault, _ advice: Advice) {
    #expect(fault.advice == advice)
  }

  /// Identifiers print as much as they like; a sentence has room for a line of each.
  @Test func identifiersAreMentionedBriefly() {
    func mentioned(_ items: String...) -> String? {
      let warning = ListWarning.itemsExist(items).advice.cause
      return warning.split(separator: ": ").last.map { String($0) }
    }
    let long = String(repeating: "x", count: 61)
    #expect(mentioned("a", "b", "c", "d", "e") == "a, b, c, d, e. They were moved.")
    #expect(mentioned("a", "b", "c", "d", "e", "f") == "a, b, c, d and 2 more. They were moved.")
    #expect(mentioned(long, "a\nb") == "\(long.dropLast())…, a…. They were moved.")
  }

  @Test func aBatchHasADiagnosisInstead() {
    #expect(ListFault.update(.deletedSectionMissing(0, sectionsBefore: 0), .table).advice == nil)
  }
}
