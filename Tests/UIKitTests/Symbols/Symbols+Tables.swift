import UIKit

extension SymbolUse {
  static let ofTables: [SymbolUse] = [
    SymbolUse(6) {
      let table = UITableView()
      let screen = TableScreen()
      table.delegate = screen
      return table.delegate === screen
    },
    SymbolUse(7) { named(UITableViewCell.self) },
    SymbolUse(8) { named(UITableView.self) },
    SymbolUse(13) {
      shown {
        $0.tableView.dequeueReusableCell(withIdentifier: "book", for: IndexPath(row: 0, section: 0))
          .reuseIdentifier == "book"
      }
    },
    SymbolUse(16) { IndexPath(row: 1, section: 2).section == 2 },
    SymbolUse(19) { IndexPath(row: 1, section: 2).row == 1 },
    SymbolUse(26) {
      let table = UITableView()
      let screen = TableScreen()
      table.dataSource = screen
      return table.dataSource === screen
    },
    SymbolUse(35) {
      let cell = UITableViewCell()
      return cell.contentView.superview === cell
    },
    SymbolUse(43) {
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
      return table.dequeueReusableCell(withIdentifier: "book") != nil
    },
    SymbolUse(45) { UITableView(frame: .zero, style: .plain).style == .plain },
    SymbolUse(47) {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Emma"
      return cell.textLabel?.text == "Emma"
    },
    SymbolUse(52) {
      UITableViewCell(style: .default, reuseIdentifier: "book").reuseIdentifier == "book"
    },
    SymbolUse(54) {
      shown { screen in
        let path = IndexPath(row: 0, section: 0)
        screen.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        screen.tableView.deselectRow(at: path, animated: true)
        return screen.tableView.indexPathForSelectedRow == nil
      }
    },
    SymbolUse(68) { UITableViewCell().imageView?.image == nil },
    SymbolUse(69) {
      shown { screen in
        screen.books.append("Kim")
        screen.tableView.reloadData()
        return screen.tableView.numberOfRows(inSection: 0) == 4
      }
    },
    SymbolUse(73) {
      let cell = UITableViewCell()
      cell.accessoryType = .detailButton
      return cell.accessoryType == .detailButton
    },
    SymbolUse(75) { IndexPath(item: 3, section: 0).item == 3 },
    SymbolUse(76) {
      let cell = UITableViewCell()
      cell.accessoryType = .disclosureIndicator
      return cell.accessoryType == .disclosureIndicator
    },
    SymbolUse(89) {
      shown {
        $0.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Dune"
      }
    },
    SymbolUse(100) {
      let table = UITableView()
      table.rowHeight = UITableView.automaticDimension
      return table.rowHeight == UITableView.automaticDimension
    },
    SymbolUse(107) {
      shown { screen in
        screen.books.removeFirst()
        screen.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        return screen.tableView.numberOfRows(inSection: 0) == 2
      }
    },
    SymbolUse(111) {
      let table = UITableView()
      table.rowHeight = 60
      return table.rowHeight == 60
    },
    SymbolUse(122) {
      let cell = UITableViewCell()
      cell.selectionStyle = .none
      return cell.selectionStyle == .none
    },
    SymbolUse(140) { UITableViewCell.CellStyle.subtitle != .value1 },
    SymbolUse(143) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.detailTextLabel?.text = "Austen"
      return cell.detailTextLabel?.text == "Austen"
    },
    SymbolUse(148) {
      shown { screen in
        let path = IndexPath(row: 1, section: 0)
        return screen.tableView.cellForRow(at: path).map(screen.tableView.indexPath(for:)) == path
      }
    },
    SymbolUse(155) {
      let table = UITableView()
      table.tableFooterView = UIView()
      return table.tableFooterView != nil
    },
    SymbolUse(173) {
      let table = UITableView()
      table.isEditing = true
      return table.isEditing
    },
    SymbolUse(188) {
      let table = UITableView()
      table.estimatedRowHeight = 80
      return table.estimatedRowHeight == 80
    },
    SymbolUse(195) {
      let table = UITableView()
      table.setEditing(true, animated: true)
      return table.isEditing
    },
    SymbolUse(207) {
      let table = UITableView()
      table.separatorStyle = .none
      return table.separatorStyle == .none
    },
    SymbolUse(216) { named(UITableViewHeaderFooterView.self) },
    SymbolUse(218) {
      shown { screen in
        screen.books = (0..<100).map { "Book \($0)" }
        screen.tableView.reloadData()
        screen.tableView.scrollToRow(
          at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        return screen.tableView.contentOffset.y > 1000
      }
    },
    SymbolUse(231) {
      shown { screen in
        screen.books.removeLast()
        screen.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        return screen.tableView.numberOfRows(inSection: 0) == 2
      }
    },
    SymbolUse(234) {
      let table = UITableView()
      table.backgroundView = UIView()
      return table.backgroundView != nil
    },
    SymbolUse(240) {
      shown { screen in
        screen.tableView.selectRow(
          at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .middle)
        return screen.tableView.indexPathForSelectedRow?.row == 2
      }
    },
    SymbolUse(249) { UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped },
    SymbolUse(265) {
      shown { screen in
        screen.books[0] = "Emma, revised"
        screen.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        return screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text
          == "Emma, revised"
      }
    },
    SymbolUse(268) {
      let cell = UITableViewCell()
      cell.selectedBackgroundView = UIView()
      return cell.selectedBackgroundView != nil
    },
    SymbolUse(270) { insertsByUpdates() },
    SymbolUse(271) { insertsByUpdates() },
    SymbolUse(273) { shown { $0.tableView.numberOfSections == 1 } },
    SymbolUse(275) {
      let table = UITableView()
      table.allowsSelection = false
      return !table.allowsSelection
    },
    SymbolUse(280) { shown { $0.tableView.indexPathForSelectedRow == nil } },
    SymbolUse(281) { UITableViewCell.EditingStyle.delete != .insert },
    SymbolUse(282) { UITableView().style == .plain },
    SymbolUse(286) {
      let table = UITableView()
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      return table.tableHeaderView?.frame.height == 44
    },
    SymbolUse(289) {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Emma"
      cell.contentConfiguration = content
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text == "Emma"
    },
    SymbolUse(296) {
      let cell = UITableViewCell()
      cell.accessoryView = UISwitch()
      return cell.accessoryView is UISwitch
    },
  ]

  /// Shows a table of three books and returns a closure's result for it.
  @MainActor
  static func shown(_ look: (TableScreen) -> Bool) -> Bool {
    let simulator = Simulator()
    let screen = TableScreen()
    simulator.show(screen)
    return look(screen)
  }

  @MainActor
  private static func insertsByUpdates() -> Bool {
    shown { screen in
      screen.tableView.beginUpdates()
      screen.books.append("Kim")
      screen.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
      screen.tableView.endUpdates()
      return screen.tableView.numberOfRows(inSection: 0) == 4
    }
  }
}
