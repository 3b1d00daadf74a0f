import Foundation
import HeadlessKit
import ListTesting
import Testing

/// Every mistake of a migration is found, named and explained on a whole screen with a collection view.
@MainActor
@Suite struct CollectionMistakesTests {
  private static let day: [ScreenStep<Void>] = [
    .act("select Air") { try $0.tap(.row("Air")) },
    .act("open its info") { try $0.tap(.button("Info")) },
    .act("retitle it") { try $0.tap(.button("Retitle")) },
    .act("select the first song") { try $0.tap(.row(at: [0, 0])) },
    .act("sync") { try $0.pullToRefresh() },
    .act("edit") { try $0.tap(.button("Edit")) },
    .act("move Dance") {
      try $0.drag(.row("Dance"), to: .row("Blues"))
    },
    .act("done") { try $0.tap(.button("Done")) },
    .act("delete Coda") { try $0.tapSwipeAction("Delete", on: .row("Coda")) },
    .act("sync again") { try $0.pullToRefresh() },
    .act("clear") { try $0.tap(.button("Clear")) },
  ]

  private func compare(_ mistake: SnapshotMistake?) -> PathComparison {
    PathComparison(Self.day, legacy: { SongsByHand() }, diffable: { SongsBySnapshots(mistake) })
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

  // MARK: While the list is covered

  @Test func aScreenThatReloadsWhileItIsCoveredIsNoBetterExample() {
    let comparison = PathComparison(
      Self.day, legacy: { SongsByHand(reloadsAtOnce: true) },
      diffable: { SongsBySnapshots(.applyWhileCovered) })
    #expect(comparison.isEquivalent, "\(comparison)")
  }

  @Test func anotherTabCoversTheListAsWell() {
    func tabs(_ songs: SongsController) -> TabBarController {
      let other = ViewController()
      other.tabBarItem = TabBarItem(title: "Radio", image: nil, tag: 1)
      songs.tabBarItem = TabBarItem(title: "Songs", image: nil, tag: 0)
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: songs), other]
      return tabs
    }
    var screens: [SongsController] = []
    let comparison = PathComparison(
      [
        .act("show the radio") { try $0.tap(.tab("Radio")) },
        .act("a song plays") { simulator in
          for screen in screens where screen.viewIfLoaded?.simulator === simulator {
            screen.retitle(3)
          }
        },
      ],
      legacy: {
        screens.append(SongsByHand())
        return tabs(screens[0])
      },
      diffable: {
        screens.append(SongsBySnapshots(.applyWhileCovered))
        return tabs(screens[1])
      })
    #expect(
      comparison.difference?.sentence == """
        After step 2 (a song plays) the screens look alike, but there is a mistake with the snapshots \
        (updatedWhileCovered).
        """, "\(comparison)")
  }

  @Test func aCheckAloneSaysNothingOfItForACollectionView() throws {
    let (simulator, screen) = (Simulator(), SongsBySnapshots(.applyWhileCovered))
    simulator.show(NavigationController(rootViewController: screen))
    let check = ListCheck(screen.collectionView, mode: .record)
    try simulator.settle()
    screen.navigationController?.pushViewController(ViewController(), animated: false)
    try simulator.settle()
    screen.retitle(3)
    try simulator.settle()
    #expect(check.findings == [])
  }

  private static let told: [SnapshotMistake: String] = [
    .sharedIdentifiers: """
    With the snapshots step 5 (sync) crashes: Fatal: supplied item identifiers are not unique.
      Duplicate identifiers: {(
          ListTestingTests.SongsBySnapshots.Item(id: 3, title: nil)
      )}
    Why: One call lists items more than once: ListTestingTests.SongsBySnapshots.Item(id: 3, title:
      nil). An item identifier may appear only once in a snapshot, across all of its sections.
      Remove the duplicates, or give each item an identifier of its own.
    """,
    .stateInIdentity: """
    After step 3 (retitle it) the screens look alike, but there is a mistake with the snapshots
      (contentInIdentity).
    Why: The item that is called 3 was deleted and inserted again because its content changed: the
      content is a part of its identity. Let == and hash look at the id alone, or use the id as the
      identifier, and mark the item to be reconfigured.
    """,
    .forgottenApply: """
    After step 9 (delete Coda) section 1 has 0 items with the data source, and 1 with the
      snapshots.
    Why: With the snapshots: The cell provider returns nil for 1 - 0, which shows "Coda". No
      snapshot was applied since the model lost the item. Apply one whenever the items of the model
      change: UIKit crashes when the cell is to be shown again.
    """,
    .mixedQueues: """
    After step 3 (retitle it) item 0 - 0 shows "Air (live)" with the data source, and "Air" with
      the snapshots.
    Why: With the snapshots: The cell at 0 - 0 has "Air" as its contentConfiguration.text, and its
      provider would give "Air (live)". A snapshot was applied on another queue and waits for the
      main queue, so the list shows the old one. Apply snapshots always on the main queue: mixing
      queues leaves their order undefined.
    """,
    .staleCapture: """
    After step 3 (retitle it) item 0 - 0 shows "Air (live)" with the data source, and "Air" with
      the snapshots.
    Why: With the snapshots: The cell provider was asked for 0 - 0 in this step and gave other
      content: it reads an old copy of the model. Look the item up in the current model, by the
      identifier that the provider gets, and capture self weakly instead of an array.
    """,
    .noMark: """
    After step 3 (retitle it) item 0 - 0 shows "Air (live)" with the data source, and "Air" with
      the snapshots.
    Why: With the snapshots: The cell at 0 - 0 has "Air" as its contentConfiguration.text, and its
      provider would give "Air (live)". A snapshot was applied, but the item was not marked: mark it
      with reconfigureItems(_:) or reloadItems(_:) before the apply.
    """,
    .reloadForReconfigure: """
    After step 5 (sync) item 0 - 0 looks selected with the data source, and unselected with the
      snapshots.
    Why: With the snapshots: The snapshot reloaded items, which replaces their cells: their
      selection, the keyboard and whatever else only the cell knew are lost. Mark the items with
      reconfigureItems(_:), which keeps the cells, or keep such state in the model.
    """,
    .missingSection: """
    After step 9 (delete Coda) the sections are "Next", "Later" with the data source, and "Next"
      with the snapshots.
    Why: With the snapshots: The snapshot has no section "Later": call appendSections(_:) for
      every section that the screen shows, with items or without, and appendItems(_:toSection:) with
      the section.
    """,
    .sectionOrder: """
    After step 0 the sections are in another order: "Next", "Later" with the data source, and
      "Later", "Next" with the snapshots.
    Why: With the snapshots: A snapshot has its sections in the order of appendSections(_:):
      append them in the order of the model, not in that of a dictionary or of a sorted copy.
    """,
    .selectionLost: """
    After step 5 (sync) item 0 - 0 looks selected with the data source, and unselected with the
      snapshots.
    Why: With the snapshots: The snapshot reloaded the list, which replaces every cell and
      deselects the rows. Apply it with apply(_:animatingDifferences:), which changes only what is
      different, and mark the items whose content changed with reconfigureItems(_:).
    """,
    .swipeLost: """
    With the snapshots step 9 (delete Coda) at CollectionMistakesTests.swift:20 fails:
      CollectionMistakesTests.swift:20: Simulator.tapSwipeAction: row [1, 0] has no action "Delete"
      at its trailing edge; it has none there.
    \u{20}\u{20}
      ┌──────────────────────────────────────────────┐
      │ [Clear]   Songs               [Info]  [Edit] │
      ├──────────────────────────────────────────────┤
      │── Next ──────────────────────────────────────│
      │ Air (live) 1                                 │
      │ Dance                                        │
      │ Blues                                        │
      │── Later ─────────────────────────────────────│
      │ Coda                                         │
      └──────────────────────────────────────────────┘
    Why: The same touch works with the data source. The swipe actions of a collection view come
      from its layout, with any data source: give the list configuration a
      trailingSwipeActionsConfigurationProvider.
    """,
    .headersLost: """
    After step 0 header 0 shows "Next" with the data source, and nothing with the snapshots.
    Why: With the snapshots: A diffable data source gives no headers by itself: set its
      supplementaryViewProvider, and let the layout ask for headers, such as with headerMode =
      .supplementary for a list.
    """,
    .reorderNotOverridden: """
    After step 7 (move Dance) item 0 - 1 shows "Dance" with the data source, and "Blues" with the
      snapshots.
    Why: With the snapshots: A diffable data source allows no reordering by itself: set its
      reorderingHandlers, and change the model in didReorder.
    """,
    .reorderNotWrittenBack: """
    After step 7 (move Dance) the screens look alike, but there is a mistake with the snapshots
      (moveNotWrittenBack).
    Why: An item was moved, and Player.queues still has the order from before: the next snapshot
      that is built from it moves the row back. Change the model in reorderingHandlers.didReorder,
      such as from transaction.finalSnapshot.itemIdentifiers.
    """,
    .applyWhileCovered: """
    After step 3 (retitle it) the screens look alike, but there is a mistake with the snapshots
      (updatedWhileCovered).
    Why: A snapshot was applied while another screen covered the list, so that the list was in no
      window: nothing was animated, and cells were configured off screen, with the size and the
      traits from before. While the list is covered, change only the model, and apply one snapshot
      of it in viewIsAppearing(_:), when the list is in a window again.
    """,
    .dequeueWithoutPath: """
    With the snapshots step 0 crashes: the cell returned from
      -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be
      retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
    Why: The cell for 0 - 0 was created; a collection view accepts only dequeued cells. Register
      the cell's class and dequeue it.
    """,
    .emptyState: """
    After step 11 (clear) there is label "Silence" with the data source, and nothing with the
      snapshots.
    Why: With the snapshots: The empty state was not updated: the list is empty, and label
      "Silence" is not there. Show or hide it wherever a snapshot is applied, by
      snapshot.numberOfItems == 0; an apply calls no method of the screen that could do it.
    """,
    .emptyApplyFirst: """
    After step 3 (retitle it) the screens look alike, but there is a mistake with the snapshots
      (emptiedBeforeApply).
    Why: A snapshot without items was applied, and then one with the same items: every row was
      deleted and inserted again, so selection, scroll offset and the state of cells are lost. Apply
      the full snapshot alone: it is compared with the one on screen.
    """,
  ]
}
