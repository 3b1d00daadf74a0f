import Foundation
import HeadlessKit
import ListTesting

/// The list of peaks with a data source: the peaks are filtered, and everything is reloaded.
@MainActor
final class PeakTable: NSObject, ModelScreen, TableViewDataSource {
  private var peaks: [Peak]
  let list = TableView(frame: .zero, style: .plain)

  init(_ text: String) {
    peaks = Peak.matching(text)
    super.init()
    list.register(ValueCell.self, forCellReuseIdentifier: "peak")
    list.dataSource = self
  }

  /// Shows the peaks that match a text, letter by letter.
  // snippet.peaks-old uses peaks-matching
  func update(to text: String) {
    peaks = Peak.matching(text)
    list.reloadData()
  }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { peaks.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "peak", for: path)
    cell.textLabel?.text = peaks[path.row].name
    cell.detailTextLabel?.text = peaks[path.row].heightText
    return cell
  }
}
