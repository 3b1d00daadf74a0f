import UIKit

/// A data source with initials as section titles, whose rows can be deleted.
final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact.ID> {
  var onDelete: ((Contact.ID) -> Void)?

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = snapshot().sectionIdentifiers
    return titles.count > 2 ? titles : nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    onDelete?(id)
  }
}
