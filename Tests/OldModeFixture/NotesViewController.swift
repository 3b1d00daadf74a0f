import QuartzCore
import UIKit

public class NotesViewController: UITableViewController {
  public var notes = ["Milk", "Bread", "Honey"]
  public private(set) var pinned = [String]()
  private let theme = Theme()

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.reuseID)
    tableView.layer.shadowPath = UIBezierPath(rect: tableView.bounds).cgPath
    tableView.layer.transform = CATransform3DMakeScale(1, 1, 1)
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: UIContentSizeCategory.didChangeNotification,
      object: nil)
  }

  @objc func reload() { tableView.reloadData() }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  {
    return notes.count
  }

  override public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell = tableView.dequeue(for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    if let label = cell.textLabel { theme.apply(to: label) }
    return cell
  }

  override public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, indexPath in
      self.notes.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    let pin = UITableViewRowAction(style: .normal, title: "Pin") { _, indexPath in
      self.pinned.append(self.notes[indexPath.row])
    }
    pin.backgroundColor = .orange
    return [delete, pin]
  }
}
