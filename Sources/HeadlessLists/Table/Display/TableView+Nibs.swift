extension TableView {
  func cellFromNib(_ identifier: String) -> TableViewCell? {
    let nib = cells.nibs[identifier]
    let cell = nib?.makeView(TableViewCell.self) {
      TableViewCell(style: .default, reuseIdentifier: identifier)
    }
    nib?.check(cell?.reuseIdentifier, registeredAs: identifier, of: "cell")
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
