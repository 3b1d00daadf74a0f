import Testing
import UIKit

/// A screen written for UIKit, not changed for this package.
@MainActor
final class BasketScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var items = ["Apples", "Pears"]
  private(set) var opened: [String] = []

  override init() {
    super.init()
    tableView.register(BasketCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorStyle = .none
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.dataSource = self
    tableView.delegate = self
  }

  func add(_ item: String) {
    tableView.performBatchUpdates(
      {
        self.items.append(item)
        let path = IndexPath(row: self.items.count - 1, section: 0)
        self.tableView.insertRows(at: [path], with: .automatic)
      }, completion: nil)
    tableView.scrollToRow(
      at: IndexPath(row: items.count - 1, section: 0), at: .bottom, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! BasketCell
    cell.textLabel?.text = items[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return "Basket"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    opened.append(items[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      self.items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

final class BasketCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@MainActor
@Suite struct TableCompileTests {
  @Test func aScreenWrittenForUIKitRuns() throws {
    let simulator = Simulator()
    let screen = BasketScreen()
    simulator.show(screen.tableView)
    screen.add("Plums")
    try simulator.settle()
    try simulator.tap(IndexPath(row: 2, section: 0), in: screen.tableView)
    #expect(screen.opened == ["Plums"])
    try simulator.swipeToDelete(at: IndexPath(row: 0, section: 0), in: screen.tableView)
    #expect(screen.tableView.visibleCells.map { $0.textLabel?.text } == ["Pears", "Plums"])
    #expect(screen.tableView.headerView(forSection: 0)?.textLabel?.text == "Basket")
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }
}
