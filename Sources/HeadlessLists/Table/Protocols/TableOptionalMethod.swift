/// An optional method of a table's data source or delegate whose absence changes the table's
/// behaviour.
enum TableOptionalMethod: Int {
  case titleForHeader, titleForFooter, canEditRow, commitEditing, canMoveRow, moveRow
  case heightForRow, heightForHeader, heightForFooter
  case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
  case viewForHeader, viewForFooter, indentationLevel
  case leadingSwipeActions, trailingSwipeActions

  /// Whether the method returns a view.
  var asksForView: Bool { self == .viewForHeader || self == .viewForFooter }

  /// The methods of the data source.
  static let ofDataSource: Set<Self> = [
    .titleForHeader, .titleForFooter, .canEditRow, .commitEditing, .canMoveRow, .moveRow,
  ]
  /// The methods of the delegate.
  static let ofDelegate: Set<Self> = [
    .heightForRow, .heightForHeader, .heightForFooter,
    .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
    .viewForHeader, .viewForFooter, .indentationLevel,
    .leadingSwipeActions, .trailingSwipeActions,
  ]
}

extension TableView {
  /// Logs the methods of a new data source that are never called.
  func checkConformanceOfDataSource() {
    InheritedConformance.check(dataSource, to: "TableViewDataSource", on: simulator) {
      $0 is any TableViewDataSource.Type
    }
  }

  /// Logs the methods of a new delegate that are never called.
  func checkConformanceOfDelegate() {
    InheritedConformance.check(delegate, to: "TableViewDelegate", on: simulator) {
      $0 is any TableViewDelegate.Type
    }
  }
}
