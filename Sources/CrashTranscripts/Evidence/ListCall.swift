import ListCore

/// A call of an app on a list, as the frames of a report name it.
public enum ListCall: String, Hashable, Sendable, CaseIterable {
  case insertRows, deleteRows, reloadRows, moveRow
  case insertItems, deleteItems, reloadItems, moveItem
  case insertSections, deleteSections, reloadSections, moveSection
  case endUpdates, performBatchUpdates, apply, reloadData
  case dequeue, scroll

  /// Creates the call of a frame of UIKit.
  ///
  /// - Parameter selector: The Objective-C selector: `insertRowsAtIndexPaths:withRowAnimation:`.
  init?(selector: String) {
    let names: [(String, ListCall)] = [
      ("insertRowsAtIndexPaths:", .insertRows), ("deleteRowsAtIndexPaths:", .deleteRows),
      ("reloadRowsAtIndexPaths:", .reloadRows), ("moveRowAtIndexPath:", .moveRow),
      ("insertItemsAtIndexPaths:", .insertItems), ("deleteItemsAtIndexPaths:", .deleteItems),
      ("reloadItemsAtIndexPaths:", .reloadItems), ("moveItemAtIndexPath:", .moveItem),
      ("insertSections:", .insertSections), ("deleteSections:", .deleteSections),
      ("reloadSections:", .reloadSections), ("moveSection:", .moveSection),
      ("endUpdates", .endUpdates), ("performBatchUpdates:", .performBatchUpdates),
      ("_performBatchUpdates:", .performBatchUpdates), ("applySnapshot", .apply),
      ("_applyDifferencesFromSnapshot", .apply), ("applyDifferencesFromSnapshot", .apply),
      ("dequeueReusable", .dequeue), ("scrollToRowAtIndexPath:", .scroll),
      ("scrollToItemAtIndexPath:", .scroll),
    ]
    guard let call = names.first(where: { selector.hasPrefix($0.0) })?.1 else { return nil }
    self = call
  }

  /// The call as Swift spells it.
  public var swiftName: String {
    switch self {
    case .insertRows: "insertRows(at:with:)"
    case .deleteRows: "deleteRows(at:with:)"
    case .reloadRows: "reloadRows(at:with:)"
    case .moveRow: "moveRow(at:to:)"
    case .insertItems: "insertItems(at:)"
    case .deleteItems: "deleteItems(at:)"
    case .reloadItems: "reloadItems(at:)"
    case .moveItem: "moveItem(at:to:)"
    case .insertSections: "insertSections(_:)"
    case .deleteSections: "deleteSections(_:)"
    case .reloadSections: "reloadSections(_:)"
    case .moveSection: "moveSection(_:toSection:)"
    case .endUpdates: "endUpdates()"
    case .performBatchUpdates: "performBatchUpdates(_:completion:)"
    case .apply: "apply(_:animatingDifferences:)"
    case .reloadData: "reloadData()"
    case .dequeue: "a dequeue method"
    case .scroll: "a scroll method"
    }
  }

  /// Whether the call is about whole sections.
  var isAboutSections: Bool {
    switch self {
    case .insertSections, .deleteSections, .reloadSections, .moveSection: true
    case .insertRows, .deleteRows, .reloadRows, .moveRow, .insertItems, .deleteItems,
      .reloadItems, .moveItem, .endUpdates, .performBatchUpdates, .apply, .reloadData, .dequeue,
      .scroll:
      false
    }
  }

  /// Whether the call announces a change of the content.
  var isChange: Bool {
    switch self {
    case .insertRows, .deleteRows, .reloadRows, .moveRow, .insertItems, .deleteItems,
      .reloadItems, .moveItem, .insertSections, .deleteSections, .reloadSections, .moveSection:
      true
    case .endUpdates, .performBatchUpdates, .apply, .reloadData, .dequeue, .scroll: false
    }
  }

  /// Whether the call reloads rows, items or sections.
  var isReload: Bool { self == .reloadRows || self == .reloadItems || self == .reloadSections }

  /// Returns the changes that a text names, in Swift or in Objective-C.
  static func calls(in text: some StringProtocol) -> [ListCall] {
    allCases.filter { $0.isChange && text.contains($0.rawValue) }
  }
}

/// The role of a data source's or delegate's method.
enum ListRole: Hashable, Sendable, CaseIterable {
  /// The method counts sections, rows or items.
  case counts
  /// The method provides a cell, or prepares it for display.
  case cells
  /// The method returns a size.
  case sizes
  /// The method provides headers and footers, or their titles.
  case headers
  /// The method says whether a row may be edited or moved.
  case permissions
  /// The method is told of a cell that is no longer shown.
  case departures
  /// The method prepares data for rows that may be shown soon.
  case prefetching
  /// The method reacts to a tap, a swipe or an edit.
  case reactions

  /// Creates the role of a function.
  ///
  /// - Parameter symbol: The function, in Swift or in Objective-C:
  ///   `ShelfController.tableView(_:cellForRowAt:)`.
  init?(_ symbol: String) {
    guard ["tableView", "collectionView", "numberOfSections"].contains(where: symbol.contains),
      let role = Self.allCases.first(where: { $0.marks.contains(where: symbol.contains) })
    else { return nil }
    self = role
  }

  /// The parts of the methods' names, in Swift and in Objective-C.
  private var marks: [String] {
    switch self {
    case .counts: ["numberOfRowsInSection", "numberOfItemsInSection", "numberOfSections"]
    case .cells: ["cellForRow", "cellForItem", "willDisplay"]
    case .sizes: ["heightFor", "HeightFor", "sizeForItem", "referenceSizeFor", "insetForSection"]
    case .headers:
      [
        "titleForHeader", "titleForFooter", "viewForHeader", "viewForFooter",
        "viewForSupplementary",
      ]
    case .permissions: ["canEditRow", "canMoveRow", "canMoveItem", "editingStyleForRow"]
    case .departures: ["didEndDisplaying"]
    case .prefetching: ["prefetch", "cancelPrefetching"]
    case .reactions:
      [
        "didSelect", "didDeselect", "commit", "SwipeActions", "editActionsForRow",
        "accessoryButton", "moveRowAt", "moveItemAt", "shouldSelect", "didHighlight",
        "contextMenuConfiguration", "itemsForBeginning",
      ]
    }
  }

  /// Whether the list calls the method to query its content, and not because of a touch.
  var isAskedByList: Bool { self != .reactions }
}

extension PasteEvidence {
  /// The innermost function of the app that serves a list, and its role; `nil` if the report has
  /// none.
  var appMethod: (frame: StackFrame, role: ListRole)? {
    for frame in frames where frame.belongsToApp {
      if let role = ListRole(frame.symbol) { return (frame, role) }
    }
    return nil
  }

  /// Whether the table's rows come from a storyboard.
  var hasStaticCells: Bool {
    frames.contains { $0.className == "UITableViewDataSource" }
  }

  /// Whether a list was in the middle of an update.
  var isInsideUpdate: Bool {
    frames.contains { frame in
      ["_endCellAnimations", "_endItemAnimations", "endUpdates", "performBatchUpdates"]
        .contains(where: frame.symbol.contains)
    }
  }
}
