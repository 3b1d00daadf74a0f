import Foundation
import HeadlessKit
import ListTesting
import Testing

/// Every mistake of a migration is found, named and explained on a whole screen.
@MainActor
@Suite struct MigrationMistakesTests {
  private static let day: [ScreenStep<Void>] = [
    .act("open Milk") { try $0.tapAccessoryButton(of: .row("Milk")) },
    .act("rename Milk") { try $0.tap(.button("Rename")) },
    .act("flag Bread") { try $0.tap(.toggle("flag").within(.row("Bread"))) },
    .act("select Bread") { try $0.tap(.row("Bread")) },
    .act("refresh") { try $0.pullToRefresh() },
    .act("delete Post") { try $0.swipeToDelete(.row("Post")) },
    .act("edit") { try $0.tap(.button("Edit")) },
    .act("move Call Ann") {
      try $0.drag(.row("Call Ann"), to: .row("Bread"))
    },
    .act("done") { try $0.tap(.button("Done")) },
    .act("refresh again") { try $0.pullToRefresh() },
    .act("clear") { try $0.tap(.button("Clear")) },
  ]

  private func compare(_ mistake: SnapshotMistake?) -> PathComparison {
    PathComparison(
      Self.day, legacy: { ErrandsByHand() }, diffable: { ErrandsBySnapshots(mistake) })
  }

  @Test func theCorrectMigrationIsEquivalent() {
    let comparison = compare(nil)
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(comparison.remarks == [])
  }

  @Test(arguments: SnapshotMistake.allCases)
  func aMistakeIsFoundAndExplained(_ mistake: SnapshotMistake) {
    let comparison = compare(mistake)
    let told = (comparison.difference ?? comparison.remarks.first)?.description
    #expect(told == Self.told[mistake], "\(comparison)")
  }

  @Test func aReloadThatLosesNothingIsARemark() {
    let comparison = PathComparison(
      [.act("refresh") { try $0.pullToRefresh() }], legacy: { ErrandsByHand() },
      diffable: { ErrandsBySnapshots(.reloadForReconfigure) })
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(
      comparison.remarks.map(\.description) == [
        """
        After step 1 (refresh) the screens look alike, but the snapshots replaced 2 cells that could
          stay (3 asked for, 3 created, 0 reused).
        Why: reloadItems(_:) replaces the cell of an item: it loses its selection, the keyboard and
          whatever else only the cell knows. reconfigureItems(_:) calls the cell provider with the
          present cell. Reload only items that need a cell of another class.
        """
      ])
  }

  @Test func aMoveThatALaterSnapshotUndoesIsNamed() {
    let comparison = PathComparison(
      Self.day, legacy: { ErrandsByHand() },
      diffable: {
        let screen = ErrandsBySnapshots(.reorderNotWrittenBack)
        screen.usesDatabase = true
        return screen
      })
    #expect(
      comparison.difference?.description == """
        After step 10 (refresh again) row 0 - 0 shows "Milk! 1 2" with the data source, and "Call Ann
          2" with the snapshots.
        Why: With the snapshots: The rows are back in the order from before step 8 (move Call Ann):
          the move was not written back to the model, from which this snapshot was built. Change the
          model in tableView(_:moveRowAt:to:), before the snapshot is applied there.
        """, "\(comparison)")
  }

  private static let told: [SnapshotMistake: String] = [
    .sharedIdentifiers: """
    With the snapshots step 5 (refresh) crashes: Fatal: supplied item identifiers are not unique.
      Duplicate identifiers: {(
          ListTestingTests.ErrandsBySnapshots.Item(id: 2, title: nil)
      )}
    Why: One call lists items more than once: ListTestingTests.ErrandsBySnapshots.Item(id: 2,
      title: nil). An item identifier may appear only once in a snapshot, across all of its
      sections. Remove the duplicates, or give each item an identifier of its own.
    """,
    .stateInIdentity: """
    After step 2 (rename Milk) the screens look alike, but there is a mistake with the snapshots
      (contentInIdentity).
    Why: The item that is called 1 was deleted and inserted again because its content changed: the
      content is a part of its identity. Let == and hash look at the id alone, or use the id as the
      identifier, and mark the item to be reconfigured.
    """,
    .forgottenApply: """
    After step 6 (delete Post) section 1 has 0 rows with the data source, and 1 with the
      snapshots.
    Why: With the snapshots: The cell at 1 - 0 has "Post" as its textLabel.text, and its provider
      would give none. No snapshot was applied since. Apply one whenever the items of the model
      change; if only the content of an item changed, mark it with reconfigureItems(_:) in that
      snapshot.
    """,
    .mixedQueues: """
    After step 2 (rename Milk) row 0 - 0 shows "Milk!" with the data source, and "Milk" with the
      snapshots.
    Why: With the snapshots: The cell at 0 - 0 has "Milk" as its textLabel.text, and its provider
      would give "Milk!". A snapshot was applied on another queue and waits for the main queue, so
      the list shows the old one. Apply snapshots always on the main queue: mixing queues leaves
      their order undefined.
    """,
    .staleCapture: """
    After step 2 (rename Milk) row 0 - 0 shows "Milk!" with the data source, and "Milk" with the
      snapshots.
    Why: With the snapshots: The cell provider was asked for 0 - 0 in this step and gave other
      content: it reads an old copy of the model. Look the item up in the current model, by the
      identifier that the provider gets, and capture self weakly instead of an array.
    """,
    .noMark: """
    After step 2 (rename Milk) row 0 - 0 shows "Milk!" with the data source, and "Milk" with the
      snapshots.
    Why: With the snapshots: The cell at 0 - 0 has "Milk" as its textLabel.text, and its provider
      would give "Milk!". A snapshot was applied, but the item was not marked: mark it with
      reconfigureItems(_:) or reloadItems(_:) before the apply.
    """,
    .reloadForReconfigure: """
    After step 5 (refresh) row 0 - 2 looks selected with the data source, and unselected with the
      snapshots.
    Why: With the snapshots: The snapshot reloaded items, which replaces their cells: their
      selection, the keyboard and whatever else only the cell knew are lost. Mark the items with
      reconfigureItems(_:), which keeps the cells, or keep such state in the model.
    """,
    .missingSection: """
    After step 6 (delete Post) the sections are "Today", "Later" with the data source, and "Today"
      with the snapshots.
    Why: With the snapshots: The snapshot has no section "Later": call appendSections(_:) for
      every section that the screen shows, with items or without, and appendItems(_:toSection:) with
      the section.
    """,
    .sectionOrder: """
    After step 0 the sections are in another order: "Today", "Later" with the data source, and
      "Later", "Today" with the snapshots.
    Why: With the snapshots: A snapshot has its sections in the order of appendSections(_:):
      append them in the order of the model, not in that of a dictionary or of a sorted copy.
    """,
    .selectionLost: """
    After step 5 (refresh) row 0 - 2 looks selected with the data source, and unselected with the
      snapshots.
    Why: With the snapshots: The snapshot reloaded the list, which replaces every cell and
      deselects the rows. Apply it with apply(_:animatingDifferences:), which changes only what is
      different, and mark the items whose content changed with reconfigureItems(_:).
    """,
    .swipeLost: """
    With the snapshots step 6 (delete Post) at MigrationMistakesTests.swift:15 fails:
      MigrationMistakesTests.swift:15: Simulator.swipeToDelete: row [1, 0] has no swipe actions and
      may not be deleted. Let canEditRowAt return true and implement commit, or provide swipe
      actions first.
    \u{20}\u{20}
      ┌──────────────────────────────────────────────┐
      │ [Clear]   Errands                     [Edit] │
      ├──────────────────────────────────────────────┤
      │── Today ─────────────────────────────────────│
      │ Call Ann                             [ ] [i] │
      │ Milk! 1                              [ ] [i] │
      │▸Bread                                [x] [i] │
      │── Later ─────────────────────────────────────│
      │ Post                                 [ ] [i] │
      └──────────────────────────────────────────────┘
    Why: The same touch works with the data source. A diffable data source offers no swipe to
      delete and no reordering by itself: override tableView(_:canEditRowAt:) and
      tableView(_:commit:forRowAt:) in a subclass of it.
    """,
    .headersLost: """
    After step 0 header 0 shows "Today" with the data source, and nothing with the snapshots.
    Why: With the snapshots: A diffable data source gives no titles by itself: override
      tableView(_:titleForHeaderInSection:) in a subclass of it, and look the section up with
      sectionIdentifier(for:).
    """,
    .reorderNotOverridden: """
    After step 7 (edit) the reorder control of row 0 - 0 is there with the data source, and not
      there with the snapshots.
    Why: With the snapshots: A diffable data source allows no reordering by itself: override
      tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:) in a subclass of it, and change the
      model there.
    """,
    .reorderNotWrittenBack: """
    After step 8 (move Call Ann) the screens look alike, but there is a mistake with the snapshots
      (moveNotWrittenBack).
    Why: A row was moved, and ErrandsController.own still has the order from before: the next
      snapshot that is built from it moves the row back. Change the model in
      tableView(_:moveRowAt:to:), before the snapshot is applied there.
    """,
    .applyWhileCovered: """
    After step 2 (rename Milk) the screens look alike, but there is a mistake with the snapshots
      (updatedWhileCovered).
    Why: A snapshot was applied while another screen covered the list, so that the list was in no
      window: nothing was animated, and cells were configured off screen, with the size and the
      traits from before. While the list is covered, change only the model, and apply one snapshot
      of it in viewIsAppearing(_:), when the list is in a window again.
    """,
    .dequeueWithoutPath: """
    After step 2 (rename Milk) the screens look alike, but there is a mistake with the snapshots
      (replacedByReconfiguring).
    Why: 0 - 0 was reconfigured, and its provider returned another cell, so that the state of the
      old one is lost. Dequeue it with dequeueReusableCell(withIdentifier:for:), which returns the
      present cell.
    """,
    .emptyState: """
    After step 11 (clear) there is label "Nothing to do" with the data source, and nothing with
      the snapshots.
    Why: With the snapshots: The empty state was not updated: the list is empty, and label
      "Nothing to do" is not there. Show or hide it wherever a snapshot is applied, by
      snapshot.numberOfItems == 0; an apply calls no method of the screen that could do it.
    """,
    .emptyApplyFirst: """
    After step 2 (rename Milk) the screens look alike, but there is a mistake with the snapshots
      (emptiedBeforeApply).
    Why: A snapshot without items was applied, and then one with the same items: every row was
      deleted and inserted again, so selection, scroll offset and the state of cells are lost. Apply
      the full snapshot alone: it is compared with the one on screen.
    """,
  ]
}
