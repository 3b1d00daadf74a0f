import Testing
import UIKit

// Controllers as apps write them. The test is mostly that they compile.

private final class LegacyController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchResultsUpdating, UISearchBarDelegate, UITabBarControllerDelegate,
  UINavigationControllerDelegate
{
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var searchController = UISearchController(searchResultsController: nil)
  private(set) var words: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
    hidesBottomBarWhenPushed = true
    tabBarItem = UITabBarItem(title: "Legacy", image: UIImage(systemName: "book"), tag: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Legacy", comment: "")
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl = UIRefreshControl()
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.leftBarButtonItems = [editButtonItem, UIBarButtonItem.flexibleSpace()]
    navigationItem.backButtonTitle = "Back"
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.delegate = self
    definesPresentationContext = true
    edgesForExtendedLayout = [.top, .bottom]
    setNeedsStatusBarAppearanceUpdate()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent || isBeingDismissed { words.append("leaving") }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  func updateSearchResults(for searchController: UISearchController) {
    words.append(searchController.searchBar.text ?? "")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: "Row \(indexPath.row)", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.words.append("delete")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}

private final class SettingsController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "S\(section)" }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class PlainController: UIViewController {}

private final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  convenience init() {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }
}

@MainActor
@Suite struct ControllerCompileTests {
  @Test func aLegacyScreenRuns() throws {
    let simulator = Simulator()
    let screen = LegacyController()
    let stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.setViewControllers([stack, PlainController()], animated: false)
    simulator.show(tabs)
    guard let table = screen.view.subviews.first as? UITableView else {
      Issue.record("The screen has no table.")
      return
    }
    #expect(table.contentOffset.y == -96)
    try simulator.tap([0, 3], in: table)
    try simulator.settle()
    guard let alert = screen.presentedViewController as? UIAlertController else {
      Issue.record("The screen shows no alert.")
      return
    }
    #expect(alert.title == "Row 3")
    try simulator.choose("Delete", in: alert)
    try simulator.settle()
    #expect(screen.words == ["delete"])
    try simulator.tap(screen.editButtonItem)
    #expect(table.isEditing)
  }

  @Test func aControllerIsMadeWithoutArguments() {
    let simulator = Simulator()
    let settings = SettingsController()
    simulator.show(settings)
    #expect(settings.tableView.numberOfSections == 2)
    #expect(settings.tableView.headerView(forSection: 1)?.textLabel?.text == "S1")
    simulator.show(PlainController())
    let grid = GridController()
    simulator.show(grid)
    #expect(grid.collectionView.visibleCells.map(\.bounds.width) == [100, 100, 100, 100])
  }
}
