import Foundation
import HeadlessKit
import Testing

/// Every change of a cell's two flags, from each combination to each other.
@MainActor
@Suite struct CellFlagWalkTests {
  private nonisolated static let all = [(false, false), (true, false), (false, true), (true, true)]

  @Test(arguments: all, all)
  func aCellFollowsItsFlags(from old: (Bool, Bool), to new: (Bool, Bool)) {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let lit = View()
    var heard: [[Bool]] = []
    cell.selectedBackgroundView = lit
    cell.configurationUpdateHandler = { _, state in
      heard.append([state.isSelected, state.isHighlighted])
    }
    (cell.isSelected, cell.isHighlighted) = old
    cell.layoutIfNeeded()
    #expect(heard == [[old.0, old.1]])
    #expect((lit.superview === cell) == (old.0 || old.1))

    heard = []
    (cell.isSelected, cell.isHighlighted) = new
    // The background changes at once, the configuration before the next layout.
    #expect((lit.superview === cell) == (new.0 || new.1))
    #expect(heard == [])
    cell.layoutIfNeeded()
    #expect(heard == (old == new ? [] : [[new.0, new.1]]))
    #expect(cell.configurationState.isSelected == new.0)
    #expect(cell.configurationState.isHighlighted == new.1)

    // A cell that is used again has neither.
    heard = []
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
    #expect(lit.superview == nil)
    cell.layoutIfNeeded()
    #expect(heard == (new == (false, false) ? [] : [[false, false]]))
  }
}
