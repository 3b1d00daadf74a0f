import Foundation
import HeadlessKit
import ListTesting

/// A table of texts with every check attached, on a small device.
@MainActor
final class RowsScreen: NSObject, TableViewDataSource, TableViewDelegate {
  let simulator: Simulator
  let table = TableView()
  let check: ListCheck
  var sections: [[String]]
  /// The titles of headers and footers.
  var header: ((Int) -> String?)?
  var footer: ((Int) -> String?)?
  var willDisplay: ((TableViewCell, IndexPath) -> Void)?
  /// Gives a cell what it shows.
  var configure: (TableViewCell, String) -> Void = { $0.textLabel?.text = $1 }

  init(
    _ sections: [String]..., cell: TableViewCell.Type = TableViewCell.self, height: CGFloat = 400,
    showsAtOnce: Bool = true, set: (RowsScreen) -> Void = { _ in }
  ) {
    self.sections = sections
    simulator = Simulator(screenSize: CGSize(width: 300, height: height))
    check = ListCheck(table, on: simulator)
    super.init()
    set(self)
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    if showsAtOnce { show() }
  }

  func show() {
    simulator.show(table)
    simulator.settle()
  }

  /// Changes model and table on the simulator, and lets everything end.
  func change(_ body: (TableView) -> Void) {
    simulator.run { body(table) }
    simulator.settle()
  }

  var findings: [ListFinding] { check.findings }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    header?(section)
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footer?(section)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplay?(cell, indexPath)
  }
}

/// The path of a row in the first section.
func row(_ item: Int) -> IndexPath { IndexPath(row: item, section: 0) }

/// Cells with a subtitle.
final class SubtitleCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
