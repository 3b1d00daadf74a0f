import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// Wi-Fi settings with snapshots: an identifier says what its row is.
@MainActor
final class WiFiSnapshots: ModelScreen {
  // snippet.wifi-rows
  private enum Section { case settings, networks }

  private enum Row: Hashable {
    case toggle
    /// A network, identified by its name.
    case network(String)
  }
  // snippet.end

  private var wiFi = WiFi.off
  let list = TableView(frame: .zero, style: .insetGrouped)
  private lazy var source = Source(tableView: list) { [weak self] table, path, row in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    self?.fill(cell, row)
    return cell
  }

  private final class Source: TableViewDiffableSource<Section, Row> {
    override func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .networks ? "Networks" : nil
    }
  }

  init(_ wiFi: WiFi) {
    list.register(ValueCell.self, forCellReuseIdentifier: "row")
    update(to: wiFi)
  }

  func update(to wiFi: WiFi) {
    // snippet.wifi-new uses wifi-rows wifi-all
    let before = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    let wasOn = self.wiFi.isOn
    self.wiFi = wiFi

    var snapshot = DiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.settings])
    snapshot.appendItems([.toggle])
    if let current = wiFi.current { snapshot.appendItems([.network(current.name)]) }
    if wiFi.isOn {
      snapshot.appendSections([.networks])
      snapshot.appendItems(wiFi.networks.map { .network($0.name) })
    }
    // Rows that stay but look different are reconfigured in place.
    let changed = all.filter { network in
      before[network.name].map { $0 != network } ?? false
    }
    snapshot.reconfigureItems(changed.map { .network($0.name) })
    if source.snapshot().numberOfItems > 0, wasOn != wiFi.isOn {
      snapshot.reconfigureItems([.toggle])
    }
    source.apply(snapshot)
    // snippet.end
  }

  // snippet.wifi-all
  private var all: [WiFi.Network] { (wiFi.current.map { [$0] } ?? []) + wiFi.networks }
  // snippet.end

  private func fill(_ cell: TableViewCell, _ row: Row) {
    switch row {
    case .toggle:
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = wiFi.isOn ? "on" : "off"
    case .network(let name):
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = all.first { $0.name == name }?.barsText
    }
  }
}
