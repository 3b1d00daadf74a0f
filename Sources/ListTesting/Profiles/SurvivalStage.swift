import DiffableKit
import HeadlessKit
import ListCore

/// A list with two sections on screen, of which one item and one header are observed.
@MainActor
protocol SurvivalStage: AnyObject {
  associatedtype List: ListView
  var simulator: Simulator { get }
  var list: List { get }

  /// Performs an operation on the list.
  func perform(_ operation: SurvivalMatrix.Operation)
  /// The cell of the item; `nil` if it is not on screen.
  var cell: (any SurvivalCell)? { get }
  /// The cells on screen.
  var cells: [any SurvivalCell] { get }
  /// The header of the section.
  var header: (any SurvivalView)? { get }
  func select()
  func edit()
  /// Whether the list and the cell of the item are being edited.
  var isEdited: Bool { get }
  /// Opens the swipe actions and runs a closure before they close; `nil` if the list has no swipe
  /// actions.
  func swipe(_ body: @escaping () -> Void) -> SurvivalMatrix.Fate?
  /// Returns the effect on an expanded item; `nil` if the list has no trees.
  func fateOfExpansion(after operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate?
  /// Returns the effect on an interactive movement; `nil` if the list has none.
  func fateOfDrag(during operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate?
}

/// A cell with a text field.
@MainActor
protocol SurvivalCell: SurvivalView {
  var field: TextField { get }
}

/// A view that counts how often it is reused.
@MainActor
protocol SurvivalView: View {
  /// The number of times it was reused.
  var reuses: Int { get }
  /// Text typed into it, as into a text field. Reuse does not reset it.
  var typed: String { get set }
}

/// The model of every stage.
enum SurvivalModel {
  /// The items; the observed one is in the second section.
  static let sections = [["a1"], (1...12).map { "b\($0)" }]
  /// The observed item.
  static let item = "b2"
  /// The index path of the observed item.
  static let path = IndexPath(item: 1, section: 1)
  /// The scroll offset, at which the item and its header are on screen.
  static let offset = 30.0

  /// Returns the initial snapshot, or one with another item at the end and marked identifiers.
  static func snapshot(
    for operation: SurvivalMatrix.Operation?
  ) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(sections[0], toSection: "A")
    snapshot.appendItems(sections[1], toSection: "B")
    operation.map { change(&snapshot, for: $0) }
    return snapshot
  }

  /// Adds another item at the end, and marks the observed one.
  static func change(
    _ snapshot: inout DiffableDataSourceSnapshot<String, String>,
    for operation: SurvivalMatrix.Operation
  ) {
    snapshot.appendItems(["b13"], toSection: "B")
    if operation == .applyReloading { snapshot.reloadItems([item]) }
    if operation == .applyReconfiguring { snapshot.reconfigureItems([item]) }
  }
}

extension SurvivalStage {
  /// Returns the effects on displayed views.
  func fatesOfShown(
    after operation: SurvivalMatrix.Operation
  ) -> [SurvivalMatrix.Subject: SurvivalMatrix.Fate] {
    simulator.run {
      select()
      let (cell, header) = (cell, header)
      let reuses = (cell: cell?.reuses, header: header?.reuses)
      cell?.typed = "typed"
      perform(operation)
      _ = simulator.trySettling()

      let keepsCell = self.cell === cell && cell?.reuses == reuses.cell
      let keepsHeader = self.header === header && header?.reuses == reuses.header
      let strays = cells.contains { !$0.typed.isEmpty }
      let path = ItemPath(item: SurvivalModel.path.item, section: SurvivalModel.path.section)
      return [
        .selection: list.inspection.selection == [path] ? .survives : .lost,
        .offset: list.contentOffset.y == SurvivalModel.offset ? .survives : .lost,
        .cell: keepsCell ? .survives : .lost,
        .text: keepsCell && self.cell?.typed == "typed" ? .survives : strays ? .strays : .lost,
        .header: keepsHeader ? .survives : .lost,
      ]
    }
  }

  /// Returns the effect on the keyboard focus.
  func fateOfFocus(after operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate {
    simulator.run {
      _ = cell?.field.becomeFirstResponder()
      _ = simulator.trySettling()
      perform(operation)
      _ = simulator.trySettling()
      if cell?.field.isFirstResponder == true { return .survives }
      return cells.contains { $0.field.isFirstResponder } ? .strays : .lost
    }
  }

  /// Returns the effect on the editing mode.
  func fateOfEditing(after operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate {
    simulator.run {
      edit()
      _ = simulator.trySettling()
      perform(operation)
      _ = simulator.trySettling()
      return isEdited ? .survives : .lost
    }
  }

  /// Returns the effect on open swipe actions.
  func fateOfSwipe(during operation: SurvivalMatrix.Operation) -> SurvivalMatrix.Fate? {
    simulator.run {
      swipe { [self] in
        perform(operation)
        simulator.layoutIfNeeded()
      }
    }
  }
}
