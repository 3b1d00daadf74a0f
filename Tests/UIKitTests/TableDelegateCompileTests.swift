import Foundation
import Testing
import UIKit

/// Implements every method that UIKit's table protocols declare, with UIKit's exact signatures.
@MainActor
private final class WholeScreen: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var told: [String] = []
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { told.append("commit") }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { told.append("moveRow") }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 0 }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "f" }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "h" }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("didDeselect")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    told.append("didHighlight")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("didSelect")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    told.append("didUnhighlight")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    told.append("primary")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { 10 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 10 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 1 }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Delete" }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { told.append("accessory") }
}

@MainActor
@Suite struct TableDelegateCompileTests {
  @Test func everyMethodIsARequirement() throws {
    let (simulator, screen) = (Simulator(), WholeScreen())
    let table = UITableView()
    table.dataSource = screen
    table.delegate = screen
    table.prefetchDataSource = screen
    simulator.show(table)
    let dataSource: any UITableViewDataSource = screen
    let delegate: any UITableViewDelegate = screen
    let first = IndexPath(row: 0, section: 0)
    dataSource.tableView(table, commit: .delete, forRowAt: first)
    dataSource.tableView(table, moveRowAt: first, to: first)
    delegate.tableView(table, accessoryButtonTappedForRowWith: first)
    try simulator.tap(first, in: table)
    #expect(
      screen.told == [
        "commit", "moveRow", "accessory", "didHighlight", "didUnhighlight", "didSelect", "primary",
      ])
    let scrollView: UIScrollView = table
    #expect(scrollView.delegate === screen)
  }

  @Test func constantsHaveTheirRawValues() {
    #expect([UITableView.Style.plain, .grouped, .insetGrouped].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UITableView.ScrollPosition.none, .top, .middle, .bottom].map(\.rawValue) == [0, 1, 2, 3])
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(accessories.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(UITableView.automaticDimension == -1)
    #expect(UITableView.indexSearch == "{search}")
  }
}
