import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private final class WatchedCell: TableViewCell {
  var said: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    said.append("setEditing \(editing) \(animated)")
    super.setEditing(editing, animated: animated)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    said.append("setSelected \(selected) \(animated)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    said.append("setHighlighted \(highlighted) \(animated)")
  }

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    said.append("will \(state.rawValue) while \(isEditing)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    said.append("did \(state.rawValue) while \(isEditing)")
  }

  override func dragStateDidChange(_ dragState: DragState) {
    said.append("drag \(dragState) \(configurationState.cellDragState)")
  }
}

@Suite @MainActor struct TableViewCellTransitionTests {
  private func watchedCell() -> WatchedCell {
    let cell = WatchedCell(style: .default, reuseIdentifier: nil)
    cell.assignedEditingStyle = .delete
    return cell
  }

  @Test func propertySettersCallTheAnimatedMethods() {
    let cell = watchedCell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(
      cell.said == [
        "setSelected true false", "setHighlighted true false", "setEditing true false",
        "will 1 while false", "did 1 while true",
      ])
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
  }

  @Test func anUneditableRowHasNoTransition() {
    let cell = watchedCell()
    cell.assignedEditingStyle = .none
    cell.setEditing(true, animated: false)
    #expect(cell.said == ["setEditing true false"])
  }

  @Test func deleteConfirmation() {
    let cell = watchedCell()
    cell.setEditing(true, animated: false)
    cell.said = []
    cell.setShowingDeleteConfirmation(true, animated: false)
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.configurationState.isSwiped)
    #expect(cell.said == ["will 3 while true", "did 3 while true"])
  }

  @Test func anAnimatedTransitionEndsAfterItsDuration() throws {
    let simulator = Simulator()
    let cell = watchedCell()
    simulator.show(cell)
    cell.setEditing(true, animated: true)
    try simulator.advance(by: 0.299)
    #expect(cell.said == ["setEditing true true", "will 1 while false"])
    try simulator.advance(by: 0.002)
    #expect(cell.said == ["setEditing true true", "will 1 while false", "did 1 while true"])
  }

  @Test func outsideAWindowNothingIsAnimated() {
    let cell = watchedCell()
    cell.setEditing(true, animated: true)
    #expect(cell.said == ["setEditing true true", "will 1 while false", "did 1 while true"])
  }

  @Test func dragState() {
    let cell = watchedCell()
    cell.setDragState(.lifting)
    cell.setDragState(.lifting)
    cell.setDragState(.none)
    #expect(cell.said == ["drag lifting lifting", "drag none none"])
  }
}
