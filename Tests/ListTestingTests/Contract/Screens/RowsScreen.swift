import Foundation
import HeadlessKit
import ListTesting

/// A table of texts with all checks attached, on a small device.
@MainActor
final class RowsScreen: NSObject, TableViewDataSource, TableViewDelegate {
  let simulator: Simulator
  let table = TableView()
  let check: ListCheck
  var sections: [[String]]
  /// Provides the titles of headers and footers.
  var header: ((Int) -> String?)?
  var footer: ((Int) -> String?)?
  var willDisplay: ((TableViewCell, IndexPath) -> Void)?
  /// Configures a cell with a text.
  var configure: (TableViewCell, String) -> Void = { $0.textLabel?.text = $1 }

  init(
    _ sections: [String]..., cell: TableViewCell.Type = TableViewCell.self, height: CGFloat = 400,
    showsAtOnce: Bool = true, set: (RowsScreen) -> Void = { _ in }
  ) throws {
    self.sections = sections
    simulator = Simulator(screenSize: CGSize(width: 300, height: height))
    check = ListCheck(table, on: simulator)
    super.init()
    set(self)
    table.register(cell, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    if showsAtOnce { try show() }
  }

  func show() throws {
    simulator.show(table)
    try simulator.settle()
  }

  /// Changes model and table on the simulator, and settles it.
  func change(_ body: (TableView) -> Void) throws {
    simulator.run { body(table) }
    try simulator.settle()
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

/// Returns the index path of a row in the first section.
func row(_ item: Int) -> IndexPath { IndexPath(row: item, section: 0) }

/// A cell with a subtitle.
final class SubtitleCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
