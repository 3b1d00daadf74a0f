import ListCore

extension TranscriptFamily {
  public static let layoutOutsideHierarchyWarning = Self("layout-outside-hierarchy-warning")
  public static let cellForRowDuringUpdate = Self("cell-for-row-during-update")
  public static let collapsedCell = Self("collapsed-cell")
}

// Crash families D5.
extension MessageTemplate {
  /// The messages that a table logs without crashing.
  static let console: [MessageTemplate] =
    [
      MessageTemplate(
        .layoutOutsideHierarchyWarning, .table,
        """
        Warning once only: UITableView was told to layout its visible cells and other contents \
        without being in the view hierarchy (the table view or one of its superviews has not been \
        added to a window). This may cause bugs by forcing views inside the table view to load and \
        perform layout without accurate information (e.g. table view bounds, trait collection, \
        layout margins, safe area insets, etc), and will also cause unnecessary performance \
        overhead due to extra layout passes. Make a symbolic breakpoint at \
        UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
        caused this to occur, so you can avoid this action altogether if possible, or defer it until \
        the table view has been added to a window.
        """, tail: " \(viewName(.table))"
      ) { .warning(.layoutOutsideHierarchy(tableView: $0.texts[.view] ?? "")) },
      MessageTemplate(
        .cellForRowDuringUpdate, .table,
        """
        Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of \
        updating its visible cells, which is not allowed. Make a symbolic breakpoint at \
        UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger \
        and see what caused this to occur. Perhaps you are trying to ask the table view for a cell \
        from inside a table view callback about a specific row?
        """, tail: " \(viewName(.table))"
      ) { .warning(.cellForRowDuringUpdate(tableView: $0.texts[.view] ?? "")) },
    ]
    + ["table view", "tableview"].map { table in
      MessageTemplate(
        .collapsedCell, .table,
        """
        Warning once only: Detected a case where constraints ambiguously suggest a height of zero \
        for a \(table) cell's content view. We're considering the collapse unintentional and using \
        standard height instead.
        """, tail: " Cell: \(object: .view)"
      ) { .warning(.collapsedCell($0.texts[.view] ?? "")) }
    }
}
