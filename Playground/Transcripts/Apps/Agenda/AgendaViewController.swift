import UIKit

final class AgendaViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Day {
    var date: Date
    var events: [Event]
  }

  private let tableView = UITableView()
  private var days: [Day] = []

  func numberOfSections(in tableView: UITableView) -> Int { days.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days[section].events.count
  }

  func remove(at indexPath: IndexPath) {
    tableView.beginUpdates()
    days[indexPath.section].events.remove(at: indexPath.row)
    if days[indexPath.section].events.isEmpty {
      days.remove(at: indexPath.section)
    }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    tableView.endUpdates()
  }

  func cancel(_ event: Event, at indexPath: IndexPath) {
    tableView.deleteRows(at: [indexPath], with: .automatic)
    service.cancel(event) { [weak self] in
      self?.days[indexPath.section].events.remove(at: indexPath.row)
    }
  }
}
