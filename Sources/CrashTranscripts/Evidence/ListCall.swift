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
