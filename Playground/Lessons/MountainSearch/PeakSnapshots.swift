import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// The list of peaks with snapshots: each text leads to a snapshot.
@MainActor
final class PeakSnapshots: ModelScreen {
  let list = TableView(frame: .zero, style: .plain)
  private let source: TableViewDiffableSource<Int, Peak>

  init(_ text: String) {
    list.register(ValueCell.self, forCellReuseIdentifier: "peak")
    source = TableViewDiffableSource(tableView: list) { table, path, peak in
      let cell = table.dequeueReusableCell(withIdentifier: "peak", for: path)
      cell.textLabel?.text = peak.name
      cell.detailTextLabel?.text = peak.heightText
      return cell
    }
    update(to: text)
  }

  // snippet.peaks-new uses peaks-matching
  func update(to text: String) {
    var snapshot = DiffableDataSourceSnapshot<Int, Peak>()
    snapshot.appendSections([0])
    snapshot.appendItems(Peak.matching(text))
    source.apply(snapshot)
  }
  // snippet.end
}
