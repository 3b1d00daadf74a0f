import Foundation
import HeadlessKit
import ListTesting
import Testing

/// A list whose model changes below a pushed screen.
@MainActor
private final class BooksScreen: ViewController, TableViewDataSource {
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
  var books = ["Emma", "Dune"]
  private let updatesWhenItAppears: Bool

  init(updatesWhenItAppears: Bool) {
    self.updatesWhenItAppears = updatesWhenItAppears
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = self
    view.addSubview(table)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if updatesWhenItAppears { table.reloadData() }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { books.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }
}

/// A check of a list that a pushed screen covers.
@MainActor
@Suite struct CoveredListTests {
  private let simulator = Simulator()

  /// Changes a model below a pushed screen, goes back, and returns the findings on both screens.
  private func findings(
    updatesWhenItAppears: Bool, _ change: (BooksScreen) -> Void
  ) throws -> (covered: [String], shown: [String]) {
    let screen = BooksScreen(updatesWhenItAppears: updatesWhenItAppears)
    let stack = NavigationController(rootViewController: screen)
    simulator.show(stack)
    try simulator.settle()
    let check = ListCheck(screen.table, mode: .record)
    try simulator.settle()
    stack.pushViewController(ViewController(), animated: true)
    try simulator.settle()
    #expect(screen.table.window == nil)
    change(screen)
    try simulator.settle()
    check.look()
    let covered = check.findings.map { "\($0.kind)" }
    stack.popViewController(animated: true)
    try simulator.settle()
    return (covered, check.findings.map { "\($0.kind)" })
  }

  @Test func aModelMayChangeBelowAPushedScreen() throws {
    let text = try findings(updatesWhenItAppears: true) { $0.books[1] = "Dune II" }
    #expect(text == ([], []))
    let count = try findings(updatesWhenItAppears: true) { $0.books.append("Ulysses") }
    #expect(count == ([], []))
  }

  @Test func aListThatComesBackWithoutAnUpdateIsFound() throws {
    let text = try findings(updatesWhenItAppears: false) { $0.books[1] = "Dune II" }
    #expect(text.covered == [])
    #expect(text.shown.count == 1)
    let count = try findings(updatesWhenItAppears: false) { $0.books.append("Ulysses") }
    #expect(count == ([], ["forgottenUpdate"]))
  }
}
