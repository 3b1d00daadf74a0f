import UIKit

// Screens as apps write them, whose overrides record their calls.

extension SymbolUse {
  static let ofTableScreens: [SymbolUse] = [
    SymbolUse(2) { try calls(of: TableScreen()).contains("viewDidLoad") },
    SymbolUse(3) { try calls(of: TableScreen()).contains("viewDidLoad") },
    SymbolUse(22) { UITableViewController(style: .grouped).tableView.style == .grouped },
    SymbolUse(27) { try calls(of: TableScreen()).contains("viewWillAppear") },
    SymbolUse(31) { try calls(of: TableScreen()).contains("viewWillAppear") },
    SymbolUse(36) { named(UITableViewController.self) },
    SymbolUse(65) { try calls(of: TableScreen()).contains("cellForRowAt") },
    SymbolUse(66) { try calls(of: TableScreen()).contains("numberOfRowsInSection") },
    SymbolUse(70) { try calls(of: TableScreen()).contains("didSelectRowAt") },
    SymbolUse(78) { named((any UITableViewDelegate).self) },
    SymbolUse(79) { try calls(of: PlainScreen()).contains("didSelectRowAt") },
    SymbolUse(108) { reuses() },
    SymbolUse(120) {
      SymbolCell(style: .default, reuseIdentifier: "book").accessoryType == .disclosureIndicator
    },
    SymbolUse(121) { reuses() },
    SymbolUse(123) { try calls(of: TableScreen()).contains("numberOfSections") },
    SymbolUse(133) { try calls(of: PlainScreen()).contains("numberOfSections") },
    SymbolUse(139) { try calls(of: TableScreen()).contains("viewWillDisappear") },
    SymbolUse(145) { try calls(of: PlainScreen()).contains("numberOfRowsInSection") },
    SymbolUse(150) { try calls(of: TableScreen()).contains("titleForHeaderInSection") },
    SymbolUse(151) { try calls(of: TableScreen()).contains("viewDidAppear") },
    SymbolUse(162) { named((any UITableViewDataSource).self) },
    SymbolUse(163) { try calls(of: PlainScreen()).contains("cellForRowAt") },
    SymbolUse(166) { try calls(of: TableScreen()).contains("viewDidAppear") },
    SymbolUse(171) { try calls(of: TableScreen()).contains("viewDidLayoutSubviews") },
    SymbolUse(189) { try calls(of: TableScreen()).contains("viewDidLayoutSubviews") },
    SymbolUse(198) { try calls(of: TableScreen()).contains("viewWillDisappear") },
    SymbolUse(272) { try calls(of: TableScreen()).contains("heightForRowAt") },
  ]

  /// Shows a screen, taps its first row, covers it with another screen, and returns the calls.
  @MainActor
  private static func calls(of screen: some NotingScreen) throws -> Set<String> {
    let simulator = Simulator()
    simulator.show(screen)
    try simulator.tap(IndexPath(row: 0, section: 0), in: screen.list)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    screen.present(other, animated: false)
    try simulator.settle()
    return screen.calls
  }

  @MainActor
  private static func reuses() -> Bool {
    shown { screen in
      screen.tableView.reloadData()
      screen.tableView.layoutIfNeeded()
      return (screen.tableView.visibleCells.first as? SymbolCell)?.isReused == true
    }
  }
}

@MainActor
protocol NotingScreen: UIViewController {
  var calls: Set<String> { get }
  var list: UITableView { get }
}

@MainActor
final class TableScreen: UITableViewController, NotingScreen {
  var books = ["Emma", "Dune", "Momo"]
  private(set) var calls: Set<String> = []
  var list: UITableView { tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.insert("viewDidLoad")
    tableView.register(SymbolCell.self, forCellReuseIdentifier: "book")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.insert("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.insert("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.insert("viewWillDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.insert("viewDidLayoutSubviews")
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    calls.insert("numberOfSections")
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.insert("numberOfRowsInSection")
    return books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.insert("cellForRowAt")
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    calls.insert("titleForHeaderInSection")
    return "Books"
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    calls.insert("heightForRowAt")
    return 44
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.insert("didSelectRowAt")
  }
}

/// A cell as apps write it.
final class SymbolCell: UITableViewCell {
  private(set) var isReused = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isReused = true
  }
}

/// A screen whose controller is the table's data source and delegate.
private final class PlainScreen: UIViewController, NotingScreen {
  let list = UITableView()
  private(set) var calls: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.frame = view.bounds
    list.dataSource = self
    list.delegate = self
  }
}

extension PlainScreen: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    calls.insert("numberOfSections")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.insert("numberOfRowsInSection")
    return 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.insert("cellForRowAt")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension PlainScreen: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.insert("didSelectRowAt")
  }
}
