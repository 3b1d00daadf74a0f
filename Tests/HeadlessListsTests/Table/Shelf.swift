import HeadlessKit
import ListCore

/// A data source that records its calls.
@MainActor
class Shelf: NSObject, TableViewDataSource {
  var sections: [[String]]
  /// Every call, in order.
  var log: [String] = []
  /// The number of cells created so far.
  var madeCells = 0
  var makesCell: ((TableView, IndexPath) -> TableViewCell)?

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(rows: Int...) {
    self.init(rows.enumerated().map { section, count in (0..<count).map { "\(section)·\($0)" } })
  }

  func numberOfSections(in tableView: TableView) -> Int {
    log.append("sections")
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    log.append("cell \(indexPath.text)")
    if let makesCell { return makesCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  /// Returns the calls recorded since the last time.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A data source with titles that records its calls.
@MainActor
final class TitledShelf: NSObject, TableViewDataSource {
  var sections: [[String]]
  var headers: [String?]
  var footers: [String?]
  var log: [String] = []

  init(_ sections: [[String]], headers: [String?]? = nil, footers: [String?]? = nil) {
    self.sections = sections
    self.headers = headers ?? sections.indices.map { "Header \($0)" }
    self.footers = footers ?? sections.map { _ in nil }
  }

  func numberOfSections(in tableView: TableView) -> Int {
    log.append("sections")
    return sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    log.append("cell \(indexPath.text)")
    return tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    log.append("title \(section)")
    return headers[section]
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
}

extension IndexPath {
  /// `0-3`
  var text: String { map(String.init).joined(separator: "-") }
}

/// A table of 320 by 480 points on its own simulator, with rows of 44 points.
@MainActor
struct Room<Model: TableViewDataSource> {
  let simulator: Simulator
  let table: TableView
  let shelf: Model

  init(
    _ shelf: Model, delegate: (any TableViewDelegate)? = nil, style: TableView.Style = .plain,
    profile: SystemProfile = .newest, rowHeight: CGFloat? = 44, height: CGFloat = 480,
    isShown: Bool = true, _ setUp: (TableView) -> Void = { _ in }
  ) {
    let simulator = Simulator(
      screenSize: CGSize(width: 320, height: 480), scale: 2, profile: profile)
    self.simulator = simulator
    self.shelf = shelf
    table = simulator.run {
      let table = TableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
      if let rowHeight { table.rowHeight = rowHeight }
      table.register(TableViewCell.self, forCellReuseIdentifier: "book")
      setUp(table)
      table.dataSource = shelf
      table.delegate = delegate
      return table
    }
    if isShown { simulator.show(table, frame: table.frame) }
  }

  /// The texts of the cells on screen, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }
}
