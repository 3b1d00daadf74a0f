import UIKit

/// A list of books as many apps write one: the subject of `BookListTests`.
struct Book: Equatable {
  var title: String
}

protocol BookService: AnyObject {
  func load(completion: @escaping (Result<[Book], any Error>) -> Void)
}

@MainActor
final class BookListViewController: UIViewController {
  let tableView = UITableView()
  let refreshControl = UIRefreshControl()
  let searchField = UITextField()
  let sortControl = UISegmentedControl(items: ["Title", "Year"])
  let onlyReadSwitch = UISwitch()
  let banner = UILabel()
  private(set) var books: [Book] = []
  private(set) var appearances = 0
  private(set) var query = ""
  private(set) var showsOnlyRead = false
  private let service: any BookService

  init(service: any BookService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = refreshControl
    refreshControl.addTarget(self, action: #selector(reload), for: .valueChanged)
    searchField.delegate = self
    searchField.addTarget(self, action: #selector(queryChanged), for: .editingChanged)
    onlyReadSwitch.addTarget(self, action: #selector(onlyReadChanged), for: .valueChanged)
    sortControl.addTarget(self, action: #selector(sortChanged), for: .valueChanged)
    banner.alpha = 0
    for part in [searchField, sortControl, onlyReadSwitch, banner, tableView] {
      view.addSubview(part)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    searchField.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 40)
    tableView.frame = view.bounds.inset(by: UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    if appearances == 1 { reload() }
  }

  @objc func reload() {
    service.load { [weak self] result in
      guard let self else { return }
      refreshControl.endRefreshing()
      switch result {
      case .success(let books):
        self.books = books
        tableView.reloadData()
      case .failure: showFailure()
      }
    }
  }

  private func showFailure() {
    let alert = UIAlertController(
      title: "No connection", message: "Try again later.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
        self?.reload()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func showBanner(_ text: String, completion: (() -> Void)? = nil) {
    banner.text = text
    UIView.animate(withDuration: 0.05, animations: { self.banner.alpha = 1 }) { _ in
      completion?()
    }
  }

  @objc private func addTapped() {
    present(UINavigationController(rootViewController: NewBookViewController()), animated: false)
  }

  @objc private func queryChanged() { query = searchField.text ?? "" }
  @objc private func onlyReadChanged() { showsOnlyRead = onlyReadSwitch.isOn }
  @objc private func sortChanged() { books.reverse() }
}

extension BookListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let details = BookViewController(book: books[indexPath.row])
    navigationController?.pushViewController(details, animated: true)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let rename = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
      self?.books[indexPath.row].title += "!"
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [rename])
  }
}

extension BookListViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "#" }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

@MainActor
final class BookViewController: UIViewController {
  let book: Book
  private(set) var events: [String] = []

  init(book: Book) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewWillAppear(_ animated: Bool) { events.append("will") }
  override func viewDidAppear(_ animated: Bool) { events.append("did") }
  override func viewDidDisappear(_ animated: Bool) { events.append("gone") }
}

@MainActor
final class NewBookViewController: UIViewController {}
