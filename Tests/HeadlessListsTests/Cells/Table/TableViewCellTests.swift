import Foundation
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// The line height of 17-point text, and of 12-point text, rounded to thirds of a point.
private let bodyLine: CGFloat = 61.0 / 3
private let captionLine: CGFloat = 43.0 / 3

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor private func cell(_ style: TableViewCell.CellStyle) -> TableViewCell {
  let cell = TableViewCell(style: style, reuseIdentifier: "book")
  cell.frame = rect(0, 0, 390, 44)
  return cell
}

/// A subclass as an app writes it: it inherits both other initializers, which call this one.
private final class SubtitleCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@Suite @MainActor struct TableViewCellTests {
  @Test func newCell() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: "book")
    #expect(cell.reuseIdentifier == "book")
    #expect(cell.frame == rect(0, 0, 320, 44))
    #expect(cell.contentView.frame == rect(0, 0, 320, 44))
    #expect(cell.subviews == [cell.contentView])
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    #expect(cell.editingStyle == .none)
    #expect(cell.selectionStyle == .default)
    #expect(cell.separatorInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.contentConfiguration == nil)
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func otherInitializers() {
    #expect(TableViewCell().reuseIdentifier == nil)
    #expect(TableViewCell(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    #expect(TableViewCell().frame == rect(0, 0, 320, 44))
    #expect(TableViewCell().detailTextLabel == nil)
    #expect(SubtitleCell().detailTextLabel?.font.pointSize == 12)
  }

  @Test func labelsOfEachStyle() {
    let styles: [TableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    #expect(styles.map { cell($0).textLabel != nil } == [true, true, true, true])
    #expect(styles.map { cell($0).detailTextLabel != nil } == [false, true, true, true])
    #expect(styles.map { cell($0).imageView != nil } == [true, true, false, true])
    #expect(styles.map { cell($0).textLabel?.font.pointSize } == [17, 17, 17, 17])
    #expect(styles.map { cell($0).detailTextLabel?.font.pointSize } == [nil, 17, 17, 12])
  }

  @Test func framesOfTheDefaultStyle() {
    let cell = cell(.default)
    cell.textLabel?.text = "Momo"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 390, 44))
    #expect(cell.textLabel?.frame == rect(16, (44 - bodyLine) / 2, 358, bodyLine))
  }

  @Test func framesOfTheSubtitleStyle() {
    let cell = cell(.subtitle)
    cell.textLabel?.text = "Momo"
    cell.detailTextLabel?.text = "Ende"
    cell.layoutIfNeeded()
    let top = (44 - (bodyLine + captionLine)) / 2
    #expect(cell.textLabel?.frame == rect(16, top, 358, bodyLine))
    #expect(cell.detailTextLabel?.frame == rect(16, top + bodyLine, 358, captionLine))
  }

  @Test func framesOfTheValueStyles() {
    let one = cell(.value1)
    let two = cell(.value2)
    for cell in [one, two] {
      cell.textLabel?.text = "Momo"
      cell.detailTextLabel?.text = "Ende"
      cell.textLabel?.font = .halfEm(ofSize: 17)
      cell.detailTextLabel?.font = .halfEm(ofSize: 17)
      cell.layoutIfNeeded()
    }
    let top = (44 - bodyLine) / 2
    #expect(one.textLabel?.frame == rect(16, top, 34, bodyLine))
    #expect(one.detailTextLabel?.frame == rect(340, top, 34, bodyLine))
    #expect(two.textLabel?.frame == rect(16, top, 91, bodyLine))
    #expect(two.detailTextLabel?.frame == rect(113, top, 261, bodyLine))
  }

  @Test func anAccessoryNarrowsTheContent() {
    let cell = cell(.default)
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = "Momo"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 356, 44))
    #expect(cell.textLabel?.frame.width == 324)

    let own = View(frame: rect(0, 0, 50, 30))
    cell.accessoryView = own
    cell.layoutIfNeeded()
    #expect(own.superview === cell)
    #expect(own.frame == rect(324, 7, 50, 30))
    #expect(cell.contentView.frame == rect(0, 0, 316, 44))

    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(own.superview == nil)
    #expect(cell.contentView.frame == rect(0, 0, 390, 44))
  }

  @Test func editingShowsControls() {
    let cell = cell(.default)
    cell.assignedEditingStyle = .delete
    cell.accessoryType = .checkmark
    cell.editingAccessoryType = .none
    cell.showsReorderControl = true
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(38, 0, 310, 44))
    #expect(cell.controls.editControl?.frame == rect(0, 0, 38, 44))
    #expect(cell.controls.reorderControl?.frame == rect(348, 0, 42, 44))
    #expect(cell.controls.accessory == nil)

    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 348, 44))

    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 352, 44))
    #expect(cell.controls.editControl == nil)
    #expect(cell.controls.reorderControl == nil)
  }

  @Test func theSelectedBackgroundIsShownOnlyWhileSelected() {
    let cell = cell(.default)
    _ = cell.contentView  // created on first access
    let back = View()
    let lit = View()
    cell.backgroundView = back
    cell.selectedBackgroundView = lit
    #expect(cell.subviews == [back, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [back, lit, cell.contentView])
    cell.layoutIfNeeded()
    #expect([back.frame, lit.frame] == [cell.bounds, cell.bounds])
    cell.isSelected = false
    #expect(cell.subviews == [back, cell.contentView])
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(cell.subviews == [back, cell.contentView])
  }

  @Test func multipleSelectionUsesItsOwnBackground() {
    let cell = cell(.default)
    _ = cell.contentView  // created on first access
    let one = View()
    let several = View()
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(cell.subviews == [one, cell.contentView])
    cell.setSelectsWhileEditing(true)
    cell.isEditing = true
    #expect(cell.subviews == [several, cell.contentView])
    cell.isEditing = false
    #expect(cell.subviews == [one, cell.contentView])
  }

  @Test func labelsShowTheHighlight() {
    let cell = cell(.subtitle)
    let labels = [cell.textLabel, cell.detailTextLabel]
    cell.setHighlighted(true, animated: false)
    #expect(labels.map { $0?.isHighlighted } == [true, true])
    cell.setHighlighted(false, animated: false)
    #expect(labels.map { $0?.isHighlighted } == [false, false])
  }

  @Test func reuseResetsTheFlags() {
    let cell = cell(.default)
    cell.textLabel?.text = "Momo"
    cell.isSelected = true
    cell.isHighlighted = true
    cell.assignedEditingStyle = .delete
    cell.isEditing = true
    cell.setShowingDeleteConfirmation(true, animated: false)
    cell.prepareForReuse()
    #expect(cell.flags == TableViewCell.Flags())
    #expect(cell.listState == CellListState())
    #expect(cell.textLabel?.text == "Momo")
  }

  @Test func description() {
    let cell = cell(.default)
    cell.textLabel?.text = "Momo"
    cell.layoutIfNeeded()
    let address = ObjectName.address(of: cell)
    let layer = ObjectName.address(of: cell, part: 64)
    #expect(
      cell.description == """
        <UITableViewCell: \(address); frame = (0 0; 390 44); text = 'Momo'; autoresize = W; \
        layer = <CALayer: \(layer)>>
        """)
    let content = cell.contentView
    #expect(
      content.description == """
        <UITableViewCellContentView: \(ObjectName.address(of: content)); frame = (0 0; 390 44); \
        layer = <CALayer: \(ObjectName.address(of: content, part: 64))>>
        """)
  }
}
