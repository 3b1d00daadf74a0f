import ListCore
import Testing

@testable import CrashTranscripts

/// What the calls and the methods of lists are about.
@Suite struct ListWordTests {
  struct Row: Sendable {
    let call: ListCall
    let selector: String
    var isChange = true
    var isAboutSections = false
    var isReload = false
  }

  static let rows = [
    Row(call: .insertRows, selector: "insertRowsAtIndexPaths:withRowAnimation:"),
    Row(call: .deleteRows, selector: "deleteRowsAtIndexPaths:withRowAnimation:"),
    Row(call: .reloadRows, selector: "reloadRowsAtIndexPaths:withRowAnimation:", isReload: true),
    Row(call: .moveRow, selector: "moveRowAtIndexPath:toIndexPath:"),
    Row(call: .insertItems, selector: "insertItemsAtIndexPaths:"),
    Row(call: .deleteItems, selector: "deleteItemsAtIndexPaths:"),
    Row(call: .reloadItems, selector: "reloadItemsAtIndexPaths:", isReload: true),
    Row(call: .moveItem, selector: "moveItemAtIndexPath:toIndexPath:"),
    Row(call: .insertSections, selector: "insertSections:", isAboutSections: true),
    Row(call: .deleteSections, selector: "deleteSections:", isAboutSections: true),
    Row(
      call: .reloadSections, selector: "reloadSections:withRowAnimation:", isAboutSections: true,
      isReload: true),
    Row(call: .moveSection, selector: "moveSection:toSection:", isAboutSections: true),
    Row(call: .endUpdates, selector: "endUpdates", isChange: false),
    Row(
      call: .performBatchUpdates, selector: "performBatchUpdates:completion:", isChange: false),
    Row(call: .apply, selector: "applySnapshot:animatingDifferences:", isChange: false),
    Row(call: .dequeue, selector: "dequeueReusableCellWithIdentifier:", isChange: false),
    Row(call: .scroll, selector: "scrollToRowAtIndexPath:atScrollPosition:", isChange: false),
    Row(call: .scroll, selector: "scrollToItemAtIndexPath:animated:", isChange: false),
  ]

  @Test("each call is known by its selector")
  func calls() {
    for row in Self.rows {
      #expect(ListCall(selector: row.selector) == row.call)
      #expect(row.call.isChange == row.isChange, "\(row.call)")
      #expect(row.call.isAboutSections == row.isAboutSections, "\(row.call)")
      #expect(row.call.isReload == row.isReload, "\(row.call)")
      #expect(
        ListCall.calls(in: "I call \(row.call.rawValue)(x)") == (row.isChange ? [row.call] : []))
      if row.isChange { #expect(row.call.swiftName.hasPrefix(row.call.rawValue + "(")) }
    }
    #expect(Set(Self.rows.map(\.call)).union([.reloadData]) == Set(ListCall.allCases))
    #expect(Set(ListCall.allCases.map(\.swiftName)).count == ListCall.allCases.count)
    #expect(ListCall(selector: "reloadData") == nil)
  }

  static let roles: [(ListRole, [String])] = [
    (
      .counts,
      [
        "Shelf.tableView(_:numberOfRowsInSection:)",
        "-[Shelf collectionView:numberOfItemsInSection:]", "Shelf.numberOfSections(in:)",
      ]
    ),
    (
      .cells,
      [
        "-[Shelf tableView:cellForRowAtIndexPath:]", "Shelf.collectionView(_:cellForItemAt:)",
        "Shelf.tableView(_:willDisplay:forRowAt:)",
      ]
    ),
    (
      .sizes,
      [
        "Shelf.tableView(_:heightForRowAt:)",
        "-[Shelf tableView:estimatedHeightForRowAtIndexPath:]",
        "Shelf.collectionView(_:layout:sizeForItemAt:)",
        "Shelf.collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "Shelf.collectionView(_:layout:insetForSectionAt:)",
      ]
    ),
    (
      .headers,
      [
        "Shelf.tableView(_:titleForHeaderInSection:)", "Shelf.tableView(_:viewForFooterInSection:)",
        "Shelf.collectionView(_:viewForSupplementaryElementOfKind:at:)",
      ]
    ),
    (
      .permissions,
      ["Shelf.tableView(_:canEditRowAt:)", "Shelf.tableView(_:editingStyleForRowAt:)"]
    ),
    (
      .reactions,
      [
        "Shelf.tableView(_:didSelectRowAt:)", "Shelf.tableView(_:commit:forRowAt:)",
        "Shelf.tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "Shelf.tableView(_:moveRowAt:to:)", "Shelf.collectionView(_:shouldSelectItemAt:)",
      ]
    ),
    (
      .prefetching,
      [
        "Shelf.tableView(_:prefetchRowsAt:)",
        "Shelf.collectionView(_:cancelPrefetchingForItemsAt:)",
      ]
    ),
    (.departures, ["Shelf.tableView(_:didEndDisplaying:forRowAt:)"]),
  ]

  @Test("each method of a list has its role")
  func methods() {
    for (role, symbols) in Self.roles {
      for symbol in symbols { #expect(ListRole(symbol) == role, "\(symbol)") }
      #expect(role.isAskedByList == (role != .reactions))
    }
    #expect(ListRole("Shelf.didSelect()") == nil)
    #expect(ListRole("Shelf.tableView(_:spin:)") == nil)
  }

  @Test("a list serves the frame in which its methods are called")
  func frames() {
    for symbol in Self.roles.flatMap(\.1) + ["-[UITableView go]", "-[MyCollectionView go]"] {
      #expect(StackFrame(symbol: symbol).servesList, "\(symbol)")
    }
    for symbol in ["-[UIView go]", "Shelf.reload()", "main"] {
      #expect(!StackFrame(symbol: symbol).servesList, "\(symbol)")
    }
    let method = StackFrame(image: "Shop", symbol: "Shelf.tableView(_:cellForRowAt:)")
    let inside = ["-[UITableView _endCellAnimationsWithContext:]", "-[UITableView endUpdates]"]
    for symbol in inside {
      let evidence = PasteEvidence(frames: [method, StackFrame(symbol: symbol)])
      #expect(evidence.isInsideUpdate, "\(symbol)")
      #expect(evidence.appMethod?.role == .cells)
      #expect(!evidence.hasStaticCells)
    }
    #expect(!PasteEvidence(frames: [method]).isInsideUpdate)
    #expect(
      PasteEvidence(frames: [StackFrame(symbol: "-[UITableViewDataSource x]")]).hasStaticCells)
  }
}
