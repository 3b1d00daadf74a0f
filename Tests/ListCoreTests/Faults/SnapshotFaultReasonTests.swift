import ListCore
import TestSupport
import Testing

private let fox = "Zoo.Item(title: \"Fox\")"
private let bee = "Zoo.Item(title: \"Bee\")"

// Crash families E.
@Suite struct SnapshotFaultReasonTests {
  private static func snapshot(
    _ name: String, _ fault: SnapshotFault, _ text: String
  ) -> Sentence {
    Sentence(name, .snapshot(fault), text)
  }

  private static func snapshot(
    _ name: String, _ fault: SnapshotFault, _ texts: [(since: SystemProfile, text: String)]
  ) -> Sentence {
    Sentence(name, .snapshot(fault), texts)
  }

  static let identifiers: [Sentence] = [
    snapshot(
      "one item twice (E1)", .duplicateItems([fox]),
      [
        (.iOS5, "Fatal: supplied identifiers are not unique."),
        (.iOS13, "Fatal: supplied item identifiers are not unique."),
        (
          .iOS14,
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    Zoo.Item(title: \"Fox\")\n)}"
        ),
      ]),
    snapshot(
      "sections twice (E1)", .duplicateSections([fox, bee]),
      [
        (.iOS5, "Fatal: supplied identifiers are not unique."),
        (.iOS13, "Fatal: supplied section identifiers are not unique."),
        (
          .iOS14,
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    Zoo.Item(title: \"Fox\"),\n    Zoo.Item(title: \"Bee\")\n)}"
        ),
      ]),
    snapshot(
      "a section that is there (E2)", .sectionsExist([fox]),
      sectionsExist(
        "1 section identifier that already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: Zoo.Item(title: \"Fox\")"
      )),
    snapshot(
      "sections that are there (E2)", .sectionsExist(["A", fox]),
      sectionsExist(
        "2 section identifiers that already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (\n    A,\n    \"Zoo.Item(title: \\\"Fox\\\")\"\n)"
      )),
    snapshot(
      "equal sections with different hash values (E2)", .sectionCountMismatch,
      [
        (
          .iOS5,
          "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count"
        ),
        (
          .iOS13,
          "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers."
        ),
        (
          .iOS15,
          "Section identifier count does not match data source count. This is most likely caused by section identifiers improperly implementing hashing: identifiers that compare as equal must return the same hash value, and the hash value of an identifier should never change once added to diffable."
        ),
      ]),
    snapshot(
      "items next to one of them (E4)",
      .insertionNextToInserted(destination: "b1", items: ["b1", "b2"]),
      "Invalid update: destination for insertion operation [b1] is in the insertion identifier list for update: <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: INS; destinationIdentifier:b1; destIsSection: 0; identifiers: [b1,b2]>."
    ),
    snapshot(
      "sections next to one of them (E4)",
      .sectionInsertionNextToInserted(destination: "B", sections: ["A", "B"]),
      "Invalid update: destination for section operation [B] is in the inserted section list for update: <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: INS; destinationIdentifier:B; destIsSection: 0; identifiers: [A,B]>"
    ),
    snapshot(
      "an item next to itself (E4)", .itemMovedNextToItself("x"),
      "Invalid update: destination for item move is the same as the source [x] for update: <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: MOV; destinationIdentifier:x; destIsSection: 0; identifiers: [x]>."
    ),
    snapshot(
      "a section next to itself (E4)", .sectionMovedNextToItself("S"),
      "Invalid update: destination for section move is the same as the source [S] for update: <_UIDiffableDataSourceUpdate 0x600000c2a3d0 - action: MOV; destinationIdentifier:S; destIsSection: 0; identifiers: [S]>."
    ),
  ]

  private static func sectionsExist(
    _ named: String
  ) -> [(since: SystemProfile, text: String)] {
    [
      (
        .iOS5,
        "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count"
      ),
      (
        .iOS13,
        "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers."
      ),
      (.iOS15, "Diffable data source detected an attempt to insert or append \(named)"),
    ]
  }

  static let missing: [Sentence] = [
    snapshot(
      "no sections (E3)", .noSections,
      "There are currently no sections in the data source. Please add a section first."),
    snapshot(
      "an unknown section (E3)", .sectionNotFound,
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which has O(1) performance)"
    ),
    snapshot(
      "reload of an unknown item (E3)", .reloadOfMissingItem(fox),
      [
        (.iOS5, "Invalid item identifier specified for reload"),
        (
          .iOS14,
          "Attempted to reload item identifier that does not exist in the snapshot: Zoo.Item(title: \"Fox\")"
        ),
      ]),
    snapshot(
      "reload of an unknown section (E3)", .reloadOfMissingSection("S"),
      "Attempted to reload section identifier that does not exist in the snapshot: S"),
    snapshot(
      "reconfiguration of an unknown item (E3)", .reconfigureOfMissingItem("x"),
      "Attempted to reconfigure item identifier that does not exist in the snapshot: x"),
    snapshot(
      "twice in a section snapshot (E5)", .duplicateItemsInSectionSnapshot(["a", bee]),
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a,\n    Zoo.Item(title: \"Bee\")\n)}"
    ),
  ]

  static let dataSources: [Sentence] = [
    sentence(
      "no cell for a table (E6)",
      .snapshot(
        .cellProviderReturnedNil(
          .table, ItemPath(item: 0, section: 0), item: "x", view: "<T: 0x1>")),
      [(0, 0)], [Printed.path0_0]
    ) {
      "UITableViewDiffableDataSource cell provider returned nil for index path \($0[0]) with item identifier 'x', which is not allowed. You must always return a cell to the table view: <T: 0x1>"
    },
    sentence(
      "no cell for a collection view (E6)",
      .snapshot(
        .cellProviderReturnedNil(
          .collection, ItemPath(item: 3, section: 0), item: "x", view: "<C: 0x1>")),
      [(0, 3)], [Printed.path0_3]
    ) {
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \($0[0]) with item identifier 'x', which is not allowed. You must always return a cell to the collection view: <C: 0x1>"
    },
    snapshot(
      "no supplementary view provider (E6)", .noSupplementaryViewProvider(view: "<C: 0x1>"),
      "CollectionView <C: 0x1> requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source. Please configure the diffable data source accordingly and add the supplementary provider"
    ),
    snapshot(
      "a table changed by hand (E6, by analogy)", .mutatedDirectly(.table),
      "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's dataSource: please do not call mutation APIs directly on UITableView."
    ),
    snapshot(
      "a collection view changed by hand (E6)", .mutatedDirectly(.collection),
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView."
    ),
    snapshot(
      "a deadlock (E7)", .deadlock(view: "<T: 0x1>"),
      [(.iOS5, deadlock), (.iOS15, "\(deadlock) - view=<T: 0x1>")]),
  ]

  private static let deadlock =
    "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock. Please always submit updates either always on the main queue or always off the main queue"

  @Test(arguments: identifiers + missing + dataSources)
  func reason(_ sentence: Sentence) {
    #expect(sentence.said(view: "<UITableView: 0x9>") == sentence.expected)
  }

  /// The assertions, in the words of the conditions that they check (E2, E3, E5, E6).
  @Test func assertions() {
    let said = SnapshotFault.Parameter.allCases.map {
      SnapshotFault.invalidParameter($0).reason(.newest)
    }
    let conditions = [
      "section != NSNotFound", "insertIndex != NSNotFound", "fromIndex != NSNotFound",
      "toIndex != NSNotFound", "fromSection != NSNotFound", "toSection != NSNotFound",
      "section < _impl.numberOfSections", "itemIdentifier", "snapshot", "identifiers",
      "itemIdentifiers", "sectionIdentifiers", "sectionIdentifier", "destinationIdentifier",
      "toIdentifier", "fromSectionIdentifier", "toSectionIdentifier",
      "parentItem != nil", "snapshot != nil", "item != nil",
    ]
    #expect(said == conditions.map { "Invalid parameter not satisfying: \($0)" })
  }

  /// What a section snapshot says of an item that it lacks (E5).
  @Test func missingFromSectionSnapshot() {
    let said = SnapshotFault.SectionSnapshotRole.allCases.map {
      SnapshotFault.missingFromSectionSnapshot($0, "zz").reason(.newest)
    }
    #expect(
      said == [
        "Failed to find index of item zz",
        "Item identifier does not exist in section snapshot: zz",
        "Child item identifier does not exist in section snapshot: zz",
        "Parent item identifier does not exist in section snapshot: zz",
        "Item identifier to insert before does not exist in section snapshot: zz",
        "Item identifier to insert after does not exist in section snapshot: zz",
      ])
  }

  /// An array quotes and escapes its elements, a set does not (E2).
  @Test func elementsOfArrays() {
    let said = ListWarning.itemsExist(["a1", "a b", "", "\"\\\n\té🦊"]).text(.newest)
    let list = "(\n    a1,\n    \"a b\",\n    \"\",\n    \"\\\"\\\\\\n\\t\\U00e9\\Ud83e\\Udd8a\"\n)"
    #expect(said.hasSuffix("Item identifiers that already exist: \(list)"))
  }
}
