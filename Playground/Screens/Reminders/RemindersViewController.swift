import UIKit

final class RemindersViewController: UITableViewController {
  private let store: ReminderStore
  private lazy var addButton = UIBarButtonItem(
    barButtonSystemItem: .add, target: self, action: #selector(addReminder))
  private lazy var clearButton = UIBarButtonItem(
    title: "Clear", style: .plain, target: self, action: #selector(clearDone(_:)))

  init(store: ReminderStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminders"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItems = [addButton, clearButton]
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Reminder")
    tableView.allowsSelectionDuringEditing = false
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: ReminderStore.didChange, object: store)
    updateClearButton()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    addButton.isEnabled = !editing
  }

  private func updateClearButton() {
    clearButton.isEnabled = store.lists.contains { $0.reminders.contains(where: \.isDone) }
  }

  // MARK: - Actions

  @objc private func addReminder() {
    let alert = UIAlertController(
      title: "New Reminder", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Title"
      field.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        self?.insert(Reminder(title: title))
      })
    present(alert, animated: true)
  }

  private func insert(_ reminder: Reminder) {
    store.lists[0].reminders.insert(reminder, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    reloadFooter(of: 0)
  }

  @objc private func clearDone(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(
      title: nil, message: "Completed reminders will be deleted.", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Completed", style: .destructive) { [unowned self] _ in
        deleteDone()
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true, completion: nil)
  }

  private func deleteDone() {
    var paths: [IndexPath] = []
    for section in store.lists.indices {
      for row in store.lists[section].reminders.indices
      where store.lists[section].reminders[row].isDone {
        paths.append(IndexPath(row: row, section: section))
      }
      store.lists[section].reminders.removeAll(where: \.isDone)
    }
    tableView.performBatchUpdates {
      self.tableView.deleteRows(at: paths, with: .fade)
    } completion: { [weak self] _ in
      self?.updateClearButton()
    }
  }

  @objc private func storeDidChange(_ notification: Notification) {
    guard let list = notification.userInfo?["list"] as? Int else { return tableView.reloadData() }
    let row = store.lists[list].reminders.count - 1
    tableView.insertRows(at: [IndexPath(row: row, section: list)], with: .automatic)
  }

  private func reloadFooter(of section: Int) {
    tableView.footerView(forSection: section)?.textLabel?.text = footer(of: section)
    updateClearButton()
  }

  private func footer(of section: Int) -> String {
    let open = store.lists[section].reminders.filter { !$0.isDone }.count
    return open == 1 ? "1 open" : "\(open) open"
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return store.lists.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return store.lists[section].reminders.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    return store.lists[section].name
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    return footer(of: section)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Reminder", for: indexPath)
    let reminder = store.lists[indexPath.section].reminders[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = reminder.title
    content.textProperties.color = reminder.isDone ? .secondaryLabel : .label
    content.image = UIImage(systemName: reminder.isDone ? "checkmark.circle.fill" : "circle")
    content.imageProperties.tintColor = reminder.isDone ? .systemGreen : .systemGray
    cell.contentConfiguration = content
    cell.accessoryView =
      reminder.isFlagged ? UIImageView(image: UIImage(systemName: "flag.fill")) : nil
    cell.accessibilityTraits = reminder.isDone ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    delete(at: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let reminder = store.lists[sourceIndexPath.section].reminders.remove(at: sourceIndexPath.row)
    store.lists[destinationIndexPath.section].reminders
      .insert(reminder, at: destinationIndexPath.row)
    reloadFooter(of: sourceIndexPath.section)
    reloadFooter(of: destinationIndexPath.section)
  }

  private func delete(at indexPath: IndexPath) {
    store.lists[indexPath.section].reminders.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    reloadFooter(of: indexPath.section)
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.lists[indexPath.section].reminders[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
    reloadFooter(of: indexPath.section)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(at: indexPath)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isFlagged = store.lists[indexPath.section].reminders[indexPath.row].isFlagged
    let flag = UIContextualAction(style: .normal, title: isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, completion in
      self?.store.lists[indexPath.section].reminders[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
