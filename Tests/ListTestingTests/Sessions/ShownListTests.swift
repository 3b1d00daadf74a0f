import HeadlessKit
import Testing

/// Every rule of ``ShownList`` finds the mistake that it is for.
@Suite struct ShownListTests {
  private static let model = [["a", "b"], ["c"]]
  private static let views = (0..<4).map { _ in Marker() }

  private final class Marker: Sendable {}

  /// A list that shows all three rows, of which the first is selected.
  private static var whole: ShownList {
    let paths: [IndexPath] = [[0, 0], [0, 1], [1, 0]]
    let cells = zip(zip(views, paths), ["a", "b", "c"]).map { place, text in
      ShownList.Cell(
        identity: ObjectIdentifier(place.0), path: place.1, text: text, frame: .zero,
        isSelected: text == "a")
    }
    return ShownList(
      counts: [2, 1], cells: cells, visiblePaths: paths,
      cellsInHierarchy: Set(cells.map(\.identity)), selection: [[0, 0]], contentSize: .zero)
  }

  @Test("a list without a mistake breaks no rule")
  func noBreach() {
    #expect(Self.whole.breach(of: Self.model, isSettled: true) == nil)
  }

  static let mistakes: [(sentence: String, make: @Sendable (inout ShownList) -> Void)] = [
    ("it counts [2], the data source [2, 1]", { $0.counts = [2] }),
    ("[[0, 0], [0, 0]] is selected twice", { $0.selection += $0.selection }),
    ("[0, 2] is selected and does not exist", { $0.selection.append([0, 2]) }),
    ("the cell at [0, 0] looks wrong", { $0.cells[0].isSelected = false }),
    ("the cell at [0, 1] looks wrong", { $0.selection.append([0, 1]) }),
    ("a cell is visible twice", { $0.cells[1].identity = $0.cells[2].identity }),
    ("the visible cell b has no index path", { $0.cells[1].path = nil }),
    (
      "two cells share a row: [[0, 0], [1, 0], [1, 0]]", { $0.cells[1].path = $0.cells[2].path }
    ),
    (
      "cells at [[0, 0], [0, 1], [1, 0]], visible [[0, 0], [0, 1]]",
      { $0.visiblePaths.removeLast() }
    ),
    ("[0, 1] shows c instead of b", { $0.cells[1].text = "c" }),
    (
      "1 cells are visible or in the hierarchy, but not both",
      { $0.cellsInHierarchy.insert(ObjectIdentifier(views[3])) }
    ),
    (
      "1 cells are visible or in the hierarchy, but not both",
      { $0.cellsInHierarchy.remove($0.cells[0].identity) }
    ),
  ]

  @Test("a mistake is named", arguments: mistakes.indices)
  func breach(number: Int) {
    var list = Self.whole
    Self.mistakes[number].make(&list)
    #expect(list.breach(of: Self.model, isSettled: true) == Self.mistakes[number].sentence)
  }
}
