extension TableView {
  /// Registers a nib for cells with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one cell, which gets the identifier.
  ///   - identifier: The reuse identifier.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = nil
    cells.nibs[identifier] = nib
  }

  /// Registers a nib for headers and footers with an identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - nib: The nib. It contains one view, which gets the identifier.
  ///   - identifier: The reuse identifier.
  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    bars.classes[identifier] = nil
    bars.nibs[identifier] = nib
  }

  func cellFromNib(_ identifier: String) -> TableViewCell? {
    let cell = cells.nibs[identifier]?.makeView(TableViewCell.self) {
      TableViewCell(style: .default, reuseIdentifier: identifier)
    }
    cell?.assignedReuseIdentifier = identifier
    return cell
  }

  func barFromNib(_ identifier: String) -> TableViewHeaderFooterView? {
    let view = bars.nibs[identifier]?.makeView(TableViewHeaderFooterView.self) {
      TableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view?.assignedReuseIdentifier = identifier
    return view
  }
}
