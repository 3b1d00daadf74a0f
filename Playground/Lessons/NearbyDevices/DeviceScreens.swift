import DiffableKit
import Foundation
import HeadlessKit
import ListTesting

/// The devices in range with a data source: each scan reloads.
@MainActor
final class DeviceTable: NSObject, ModelScreen, TableViewDataSource {
  private var devices: [Device]
  let list = TableView(frame: .zero, style: .plain)

  init(_ devices: [Device]) {
    self.devices = devices
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "device")
    list.dataSource = self
  }

  // snippet.devices-old
  func update(to devices: [Device]) {
    self.devices = devices
    list.reloadData()
  }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { devices.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "device", for: path)
    cell.textLabel?.text = devices[path.row].name
    return cell
  }
}

/// The devices in range with snapshots: a closure provides their identifiers.
@MainActor
final class DeviceSnapshots: ModelScreen {
  // snippet.devices-identify
  private var names: [UUID: String] = [:]
  private let identify: (Device) -> UUID
  // snippet.end
  let list = TableView(frame: .zero, style: .plain)
  private lazy var source = TableViewDiffableSource<Int, UUID>(tableView: list) {
    [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "device", for: path)
    cell.textLabel?.text = self?.names[id]
    return cell
  }

  // snippet.devices-init
  init(_ devices: [Device], identifiedBy identify: @escaping (Device) -> UUID = \.id) {
    self.identify = identify
    list.register(TableViewCell.self, forCellReuseIdentifier: "device")
    update(to: devices)
  }
  // snippet.end

  // snippet.devices-new uses devices-identify
  func update(to devices: [Device]) {
    let identified = devices.map { (identify($0), $0.name) }
    names = Dictionary(uniqueKeysWithValues: identified)
    var snapshot = DiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(identified.map(\.0))
    source.apply(snapshot)
  }
  // snippet.end
}
