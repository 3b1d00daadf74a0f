import UIKit

@MainActor
protocol ContactsViewControllerDelegate: AnyObject {
  func contactsViewController(_ controller: ContactsViewController, didSelect contact: Contact)
}

final class ContactsViewController: UIViewController {
  weak var delegate: ContactsViewControllerDelegate?

  private(set) lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    return tableView
  }()

  private let emptyLabel = UILabel()
  private let searchController = UISearchController(searchResultsController: nil)
  private var contacts: [Contact.ID: Contact]

  private lazy var dataSource: ContactsDataSource = {
    let dataSource = ContactsDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
      guard let contact = self?.contacts[id] else { return cell }
      var content = UIListContentConfiguration.cell()
      content.text = contact.name
      content.secondaryText = contact.isFavourite ? "Favourite" : nil
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    dataSource.onDelete = { [weak self] in self?.delete($0) }
    return dataSource
  }()

  init(contacts: [Contact]) {
    self.contacts = Dictionary(uniqueKeysWithValues: contacts.map { ($0.id, $0) })
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    contacts = [:]
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    emptyLabel.text = "No Results"
    emptyLabel.textAlignment = .center
    emptyLabel.font = UIFont.systemFont(ofSize: 22, weight: .semibold)

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search contacts"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true

    updateSnapshot(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  private func updateSnapshot(animated: Bool = true) {
    let text = searchController.searchBar.text ?? ""
    let shown = contacts.values
      .filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
      .sorted { ($0.lastName, $0.firstName) < ($1.lastName, $1.firstName) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact.ID>()
    for contact in shown {
      if snapshot.sectionIdentifiers.last != contact.initial {
        snapshot.appendSections([contact.initial])
      }
      snapshot.appendItems([contact.id], toSection: contact.initial)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
    tableView.backgroundView = shown.isEmpty ? emptyLabel : nil
  }

  private func delete(_ id: Contact.ID) {
    contacts[id] = nil
    updateSnapshot()
  }

  private func toggleFavourite(_ id: Contact.ID) {
    contacts[id]?.isFavourite.toggle()
    var snapshot = dataSource.snapshot()
    if #available(iOS 15.0, *) {
      snapshot.reconfigureItems([id])
    } else {
      snapshot.reloadItems([id])
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

// MARK: - UITableViewDelegate

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath), let contact = contacts[id] else {
      return
    }
    delegate?.contactsViewController(self, didSelect: contact)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .normal, title: "Favourite") {
      [weak self] _, _, completion in
      self?.toggleFavourite(id)
      completion(true)
    }
    action.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [action])
  }
}

// MARK: - UISearchResultsUpdating

extension ContactsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    updateSnapshot()
  }
}
