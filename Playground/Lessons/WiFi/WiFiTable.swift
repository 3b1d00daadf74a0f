import Foundation
import HeadlessKit
import ListTesting

/// Wi-Fi settings with a data source: the meaning of a row depends on its number.
@MainActor
final class WiFiTable: NSObject, ModelScreen, TableViewDataSource {
  private var wiFi: WiFi
  let list = TableView(frame: .zero, style: .insetGrouped)

  init(_ wiFi: WiFi) {
    self.wiFi = wiFi
    super.init()
    list.register(ValueCell.self, forCellReuseIdentifier: "row")
    list.dataSource = self
  }

  // snippet.wifi-old
  func update(to wiFi: WiFi) {
    self.wiFi = wiFi
    list.reloadData()
  }
  // snippet.end

  func numberOfSections(in _: TableView) -> Int { wiFi.isOn ? 2 : 1 }

  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? (wiFi.current == nil ? 1 : 2) : wiFi.networks.count
  }

  func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Networks"
  }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    let network = path.section == 0 ? wiFi.current : wiFi.networks[path.row]
    if path.section == 0, path.row == 0 {
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = wiFi.isOn ? "on" : "off"
    } else {
      cell.textLabel?.text = network?.name
      cell.detailTextLabel?.text = network?.barsText
    }
    return cell
  }
}
