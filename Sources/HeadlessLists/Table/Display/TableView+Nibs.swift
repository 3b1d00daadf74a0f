extension TableView {
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
