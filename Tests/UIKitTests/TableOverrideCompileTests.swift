import Foundation
import Testing
import UIKit

// Subclasses that override UIKit's open members, with UIKit's exact signatures. The test is that
// they compile.

/// A table that overrides every method and property that real tables override.
private class OverridingTable: UITableView {
  var calls: [String] = []

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override weak var dataSource: (any UITableViewDataSource)? {
    didSet { calls.append("dataSource") }
  }
  override weak var delegate: (any UITableViewDelegate)? { didSet { calls.append("delegate") } }
  override weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { calls.append("prefetchDataSource") }
  }
  override var isPrefetchingEnabled: Bool { didSet { calls.append("isPrefetchingEnabled") } }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var style: UITableView.Style { super.style }
  override var rowHeight: CGFloat { didSet {} }
  override var sectionHeaderHeight: CGFloat { didSet {} }
  override var sectionFooterHeight: CGFloat { didSet {} }
  override var estimatedRowHeight: CGFloat { didSet {} }
  override var estimatedSectionHeaderHeight: CGFloat { didSet {} }
  override var estimatedSectionFooterHeight: CGFloat { didSet {} }
  override var sectionHeaderTopPadding: CGFloat { didSet {} }
  override var fillerRowHeight: CGFloat { didSet {} }
  override var tableHeaderView: UIView? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var separatorStyle: UITableViewCell.SeparatorStyle { didSet {} }
  override var separatorColor: UIColor? { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var separatorInsetReference: UITableView.SeparatorInsetReference { didSet {} }
  override var cellLayoutMarginsFollowReadableWidth: Bool { didSet {} }
  override var insetsContentViewsToSafeArea: Bool { didSet {} }
  override var sectionIndexMinimumDisplayRowCount: Int { didSet {} }
  override var sectionIndexColor: UIColor? { didSet {} }
  override var sectionIndexBackgroundColor: UIColor? { didSet {} }
  override var sectionIndexTrackingBackgroundColor: UIColor? { didSet {} }
  override var allowsSelection: Bool { didSet {} }
  override var allowsSelectionDuringEditing: Bool { didSet {} }
  override var allowsMultipleSelection: Bool { didSet {} }
  override var allowsMultipleSelectionDuringEditing: Bool { didSet {} }
  override var isEditing: Bool { didSet { calls.append("isEditing") } }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override var numberOfSections: Int { super.numberOfSections }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }

  override func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int {
    super.presentationSectionIndex(forDataSourceSectionIndex: section)
  }
  override func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int {
    super.dataSourceSectionIndex(forPresentationSectionIndex: section)
  }
  override func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? {
    super.presentationIndexPath(forDataSourceIndexPath: path)
  }
  override func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? {
    super.dataSourceIndexPath(forPresentationIndexPath: path)
  }
  override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    super.performUsingPresentationValues(actionsToTranslate)
  }

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.footerView(forSection: section)
  }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: point)
  }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    super.indexPathsForRows(in: rect)
  }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForFooter(inSection section: Int) -> CGRect {
    super.rectForFooter(inSection: section)
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    super.rectForHeader(inSection: section)
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
  override func layoutSubviews() { super.layoutSubviews() }

  // Updates, each recorded so that the test sees that a direct call arrives here.
  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) {
    calls.append("reconfigureRows")
    super.reconfigureRows(at: indexPaths)
  }
  override func beginUpdates() {
    calls.append("beginUpdates")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("endUpdates")
    super.endUpdates()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("performBatchUpdates")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append("insertRows")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append("deleteRows")
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append("reloadRows")
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("moveRow")
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("insertSections")
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("deleteSections")
    super.deleteSections(sections, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("reloadSections")
    super.reloadSections(sections, with: animation)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("moveSection")
    super.moveSection(section, toSection: newSection)
  }
}

/// A cell that overrides every member that UIKit declares.
private class OverridingCell: UITableViewCell {
  override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var contentView: UIView { super.contentView }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var editingAccessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var editingAccessoryView: UIView? { didSet {} }
  override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
  override var imageView: UIImageView? { super.imageView }
  override var indentationLevel: Int { didSet {} }
  override var indentationWidth: CGFloat { didSet {} }
  override var isEditing: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var multipleSelectionBackgroundView: UIView? { didSet {} }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectedBackgroundView: UIView? { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var shouldIndentWhileEditing: Bool { didSet {} }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override var showsReorderControl: Bool { didSet {} }
  override var textLabel: UILabel? { super.textLabel }
  override var frame: CGRect { didSet {} }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
  }
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
  }
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
  }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// A header that overrides every member that UIKit declares.
private class OverridingHeader: UITableViewHeaderFooterView {
  override var automaticallyUpdatesContentConfiguration: Bool { didSet {} }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet {} }
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var backgroundView: UIView? { didSet {} }
  override var configurationState: UIViewConfigurationState { super.configurationState }
  override var contentView: UIView { super.contentView }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var textLabel: UILabel? { super.textLabel }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
  }
}

/// A protocol with UIKit's own requirements, which `UITableView` satisfies as it is.
@MainActor
private protocol Updatable: AnyObject {
  var numberOfSections: Int { get }
  func reloadData()
  func beginUpdates()
  func endUpdates()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func moveSection(_ section: Int, toSection newSection: Int)
}
extension UITableView: Updatable {}

@MainActor
private final class Numbers: NSObject, UITableViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite struct TableOverrideCompileTests {
  private let simulator = Simulator()

  private func shown(_ numbers: Numbers) -> OverridingTable {
    let table = OverridingTable(frame: .zero, style: .grouped)
    table.register(OverridingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = numbers
    simulator.show(table)
    table.calls = []
    return table
  }

  @Test func aDirectCallReachesTheOverride() {
    let numbers = Numbers([2, 2])
    let table = shown(numbers)
    let first = IndexPath(row: 0, section: 0)
    numbers.counts = [2, 3]
    table.performBatchUpdates {
      table.deleteRows(at: [first], with: .fade)
      table.insertRows(at: [first], with: .fade)
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 0))
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    }
    table.beginUpdates()
    table.reloadRows(at: [first], with: .none)
    table.endUpdates()
    table.moveSection(0, toSection: 0)
    table.reloadSections([1], with: .fade)
    table.reconfigureRows(at: [first])
    table.reloadData()
    numbers.counts = [2, 3, 1]
    table.insertSections([2], with: .top)
    numbers.counts = [2, 3]
    table.deleteSections([2], with: .top)
    #expect(
      table.calls == [
        "performBatchUpdates", "deleteRows", "insertRows", "moveRow", "insertRows", "beginUpdates",
        "reloadRows", "endUpdates", "moveSection", "reloadSections", "reconfigureRows",
        "reloadData", "insertSections", "deleteSections",
      ])
  }

  @Test func aCallThroughAProtocolReachesTheOverride() {
    let numbers = Numbers([1])
    let table = shown(numbers)
    let updatable: any Updatable = table
    updatable.performBatchUpdates(
      {
        numbers.counts = [2]
        updatable.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }, completion: nil)
    #expect(table.calls == ["performBatchUpdates", "insertRows"])
    #expect(updatable.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }
}
