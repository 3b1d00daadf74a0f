import ListTesting
import Testing

/// The texts of the findings: the first one of each kind among the seeded faults.
@MainActor
@Suite struct FindingSentenceTests {
  @Test func everyFindingStatesTheFaultAndTheRemedy() async throws {
    var said: [ListFinding.Kind: String] = [:]
    for fault in SeededFault.all {
      for finding in try await fault.play(true) where said[finding.kind] == nil {
        let places = finding.places.map(\.description).joined(separator: ", ")
        said[finding.kind] = (places.isEmpty ? "" : places + ": ") + finding.sentence
      }
    }
    for (kind, sentence) in Self.sentences { #expect(said[kind] == sentence) }
    #expect(said.count == Self.sentences.count)
  }

  private static let sentences: [ListFinding.Kind: String] = [
    .forgottenUpdate: """
    The list remembers [2] items and the data source has [3] now, and the list was not \
    notified. The next update will crash, or show rows that are not there. Announce the \
    change in the same turn, or call reloadData().
    """,
    .wrongPlace: """
    0 - 0: The counts are right, so UIKit would not crash, but 0 - 0 was announced to be \
    "B" and is "A" in the data source. Announce exactly the positions that change in the \
    model.
    """,
    .indexesMeantInTurn: """
    0 - 0: The indexes of the update are right if its changes are made one after the \
    other. A list interprets deletions and the sources of moves as positions before the \
    update, and insertions and the targets of moves as positions after it. UIKit would \
    not crash, but 0 - 0 now stands for "B" and still shows "C".
    """,
    .droppedUpdate: """
    The list discarded an update and reloaded, which crashes on other releases. Announce \
    exactly what changes in the model. Invalid update: invalid number of items in \
    section 0. The number of items contained in an existing section after the update (4) \
    must be equal to the number of items contained in that section before the update \
    (2), plus or minus the number of items inserted or deleted from that section (1 \
    inserted, 0 deleted) and plus or minus the number of items moved into or out of that \
    section (0 moved in, 0 moved out).
    """,
    .crashed: """
    The list crashed. A method that changes the table view was called, but only its \
    diffable data source may change it. Change the snapshot and apply it.
    """,
    .otherDataSource: """
    A snapshot was applied by a diffable data source, but the list asks another data \
    source, OneRow: its dataSource was set after the diffable one was made, so the list \
    never shows a snapshot. Remove the line that sets it, such as tableView.dataSource = \
    self.
    """,
    .moveNotWrittenBack: """
    An item was moved, and DraggedTiles.tiles still has the order from before: the next \
    snapshot that is built from it moves the row back. Change the model in \
    reorderingHandlers.didReorder, such as from \
    transaction.finalSnapshot.itemIdentifiers.
    """,
    .replacedByReconfiguring: """
    0 - 0: 0 - 0 was reconfigured, and its provider returned another cell, so that the \
    state of the old one is lost. Dequeue it with \
    dequeueReusableCell(withIdentifier:for:), which returns the present cell.
    """,
    .staleCell: """
    0 - 1: The cell at 0 - 1 has "B" as its textLabel.text, and its provider would give \
    "B, read". Reload or reconfigure the item when its content changes.
    """,
    .staleHeader: """
    header 0: The header of section 0 has "3 books" as its textLabel.text, and its \
    provider would give "2 books". Changes to items do not update it: reload the \
    section, or change the view on screen.
    """,
    .staleFooter: """
    footer 0: The footer of section 0 has "last: B" as its textLabel.text, and its \
    provider would give "last: Z". Changes to items do not update it: reload the \
    section, or change the view on screen.
    """,
    .notReset: """
    0 - 1, 0 - 2: A view of "row" came back from the pool and kept its accessoryType: \
    some items set it and others leave it alone. Reset it in prepareForReuse(), or set \
    it for every item.
    """,
    .lateCallback: """
    0 - 8: The cell at 0 - 8 has image "tile 1" as its picture.image, and its provider \
    would give image "tile 9". It was correct when the view was configured, but was \
    changed afterwards, by a callback of an item that the view showed before. Make the \
    callback check whether the view still shows its item, or cancel it in \
    prepareForReuse().
    """,
    .churningIdentifiers: """
    0 - 0, 0 - 1, 0 - 2: No identifier of the last snapshot is in this one, and 3 of 3 \
    items have the same content as before: every row is deleted and inserted. Use \
    identifiers from the model instead of creating new ones, such as UUID(), for each \
    snapshot.
    """,
    .contentInIdentity: """
    0 - 1: The item that is called 2 was deleted and inserted again because its content \
    changed: the content is a part of its identity. Let == and hash look at the id \
    alone, or use the id as the identifier, and mark the item to be reconfigured.
    """,
    .reloadOfNewInstance: """
    0 - 1: Tweet(id: 2, likes: 6, identifiesLikes: false) is marked and is another \
    instance than the one in the last snapshot: during the apply the cell provider may \
    be given the old one. Keep the content in a store and only identifiers in snapshots.
    """,
    .changedWithoutMark: """
    0 - 1: 2 is equal to an item of the last snapshot but has different content, and it \
    is not marked: its cell will not change. Mark it with reconfigureItems(_:) or \
    reloadItems(_:).
    """,
    .changedHash: """
    0 - 1: The hash of device 2 changed while it was in a snapshot, which can no longer \
    find it. Identifiers must be values, or hash only properties that never change.
    """,
    .equalWithDifferentHashes: """
    0 - 0, 0 - 1: Word(text: "Emma", hashesCase: true, isGreedy: false) and Word(text: \
    "EMMA", hashesCase: true, isGreedy: false) are equal and have different hashes, so a \
    snapshot contains both but finds only one. Let hash(into:) use exactly the \
    properties that == compares, or fewer.
    """,
    .oneSidedEquality: """
    0 - 0, 0 - 1: Word(text: "Emma", hashesCase: false, isGreedy: true) and Word(text: \
    "Dune", hashesCase: false, isGreedy: false) are equal in one order and not in the \
    other. Let == compare the same properties on both sides.
    """,
    .duplicateIdentifiers: """
    0 - 0, 0 - 2: Tweet(id: 1, likes: 0, identifiesLikes: false) is there 2 times, and a \
    snapshot refuses that. They are equal and have different contents: Tweet(id: 1, \
    likes: 0, identifiesLikes: false) and Tweet(id: 1, likes: 3, identifiesLikes: \
    false). Skip items that are already there, or give each a unique identifier, such as \
    the id together with the section.
    """,
    .emptiedBeforeApply: """
    A snapshot without items was applied, and then one with the same items: every row \
    was deleted and inserted again, so selection, scroll offset and the state of cells \
    are lost. Apply the full snapshot alone: it is compared with the one on screen.
    """,
    .itemAddedAgain: """
    Items were added to a snapshot that already contained them: 3. They were moved, not \
    added. Give every item a unique identifier, or move it with a move method.
    """,
    .updateBeforeCounts: """
    insertRows(at: [0 - 1]) was called before the list had loaded its counts, so it \
    loaded them first: if the model has changed already, the change counts twice and the \
    list crashes. Show the list and lay it out before the model changes, or call \
    reloadData() instead.
    """,
    .layoutOutsideHierarchy: """
    The table was laid out or updated while it was not in a window, so it loaded cells \
    without knowing its size. Until it is in a window, update only the model, and show \
    the change in viewIsAppearing(_:): in viewWillAppear(_:) it is not in a window yet.
    """,
    .cellAskedForDuringUpdate: """
    A cell was requested from the table while it was updating its cells, so it returned \
    none. Use the cell that is passed to the callback, or request it after the update.
    """,
    .mixedQueues: """
    Snapshots were applied on the main queue and on another one. Their order is \
    undefined, and waiting for each other deadlocks. Always use the same queue.
    """,
    .stillAlive: """
    Still alive after the screen was released: LibraryScreen, TableView, \
    TableViewDiffableSource<Int, Int>, 2 × TableViewCell, 2 × TableViewCellContentView, \
    2 × Label. Something retains it. Closures that a screen retains, such as the cell \
    provider of its data source, must capture the screen weakly.
    """,
    .collapsedCell: """
    The constraints of a cell give its content view no height, so the row got the standard height \
    of 44 points. Constrain the subviews from the top of contentView to its bottom.
    """,
    .workLeft: """
    "refresh" is still to be done at 60.0 s, and the test is over. Settle the simulator, or \
    cancel the work when the screen goes.
    """,
  ]
}
