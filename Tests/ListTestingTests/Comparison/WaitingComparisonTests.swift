import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

/// Screens whose content arrives later, and steps that are wrong themselves.
@MainActor
@Suite struct WaitingComparisonTests {
  /// Names in a table; a refresh answers on the main queue, or in a task.
  class Names: TableViewController {
    fileprivate enum Way { case dispatch, task }
    fileprivate let way: Way
    fileprivate var names = ["Ada", "Byron"]

    fileprivate init(_ way: Way) {
      self.way = way
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Names"
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
      refreshControl = RefreshControl()
      refreshControl?.addAction(Action { [weak self] _ in self?.refresh() }, for: .valueChanged)
    }

    private func refresh() {
      switch way {
      case .dispatch: DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
      case .task: Task { self.finish() }
      }
    }

    private func finish() {
      names.append("Chao")
      showNames()
      refreshControl?.endRefreshing()
    }

    func showNames() {}
  }

  final class ByHand: Names {
    override func showNames() { tableView.reloadData() }

    override func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = names[path.row]
      return cell
    }

    override func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
      way == .task ? "People" : nil
    }
  }

  final class BySnapshots: Names {
    fileprivate var forgets = false
    private lazy var source = TableViewDiffableSource<Int, String>(tableView: tableView) {
      table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = name
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      showNames()
    }

    override func showNames() {
      if forgets, names.count > 2 { return }
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      source.apply(snapshot)
    }
  }

  private static let refresh: [ScreenStep<Void>] = [
    .act("refresh") { try $0.pullToRefresh() }
  ]

  @Test func `work that is left waiting makes a comparison inconclusive`() {
    let comparison = PathComparison(
      Self.refresh, legacy: { ByHand(.dispatch) }, diffable: { BySnapshots(.dispatch) })
    let reason = """
      nothing can be compared after step 1 (refresh): the refresh control still turns; write await \
      PathComparison(waiting: …), which lets queues and tasks run.
      """
    #expect(
      comparison.difference?.sentence == """
        With the data source \(reason)
        With the snapshots \(reason)
        """)
  }

  @Test func `a comparison that waits sees what the main queue brings`() async {
    let comparison = await PathComparison(
      waiting: Self.refresh, legacy: { ByHand(.dispatch) }, diffable: { BySnapshots(.dispatch) })
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(comparison.steps.last?.legacy.after.counts == [3])
  }

  @Test func `a mistake in what comes later is found`() async {
    let comparison = await PathComparison(
      waiting: Self.refresh + [
        .wait("Chao") { try await $0.find(.row(containing: "Chao"), within: .seconds(1)) }
      ], stopsAtDifference: true, legacy: { ByHand(.dispatch) },
      diffable: {
        let screen = BySnapshots(.dispatch)
        screen.forgets = true
        return screen
      })
    #expect(
      comparison.difference?.sentence
        == "After step 1 (refresh) section 0 has 3 rows with the data source, and 2 with the "
        + "snapshots.")
  }

  @Test func `tasks run, and a missing title is explained`() async {
    let comparison = await PathComparison(
      waiting: Self.refresh, legacy: { ByHand(.task) }, diffable: { BySnapshots(.task) })
    #expect(comparison.steps.last?.diffable.after.counts == [3])
    #expect(
      comparison.difference?.causes == [
        """
        With the snapshots: A diffable data source has no titles by itself: override \
        tableView(_:titleForHeaderInSection:) in a subclass of it, and find the section with \
        sectionIdentifier(for:).
        """
      ])
  }

  @Test func `a step that waits needs a comparison that waits`() {
    let comparison = PathComparison(
      [.wait("for nothing") { _ in }], legacy: { ByHand(.dispatch) },
      diffable: { BySnapshots(.dispatch) })
    guard case .failure(let one?, let other?)? = comparison.difference?.finding else {
      Issue.record("\(comparison)")
      return
    }
    #expect(one == "the step waits: compare with await PathComparison(waiting: steps, …)")
    #expect(one == other)
  }

  @Test func `a step that fails alike on both ends the comparison`() throws {
    let comparison = PathComparison(
      [
        .act("open Zoe", file: "A/B.swift", line: 7) { try $0.tap(.row(containing: "Zoe")) },
        .act("go back") { try $0.tap(.button("Names")) },
      ], legacy: { ByHand(.dispatch) }, diffable: { BySnapshots(.dispatch) })
    #expect(comparison.steps.count == 2)
    let difference = try #require(comparison.difference)
    #expect(difference.sentence.hasPrefix("With both step 1 (open Zoe) at B.swift:7 fails: "))
    #expect(difference.sentence.split(separator: "\n").count { $0.contains("Zoe") } == 1)
    #expect(
      difference.causes == ["Both fail alike, so the step is wrong rather than one of the screens."]
    )
  }

  @Test func `the text fits a narrow terminal`() {
    let comparison = PathComparison(
      [.act("open Byron") { try $0.tap(.row(containing: "Byron")) }],
      legacy: { ByHand(.dispatch) }, diffable: { BySnapshots(.dispatch) })
    let lines = comparison.text(width: 60).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 }, "\(comparison.text(width: 60))")
    #expect(comparison.text(width: 200) == comparison.description)
  }
}
