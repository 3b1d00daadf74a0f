import Foundation
import HeadlessKit
import ListTesting

extension SeededFault {
  static let contract: [SeededFault] = [
    SeededFault("a row is appended to the model but not to the table", .forgottenUpdate) {
      isBroken in
      let screen = try RowsScreen(["A", "B"])
      try screen.change { table in
        screen.sections[0].append("C")
        if !isBroken { table.insertRows(at: [row(2)], with: .fade) }
      }
      return screen.findings
    },
    SeededFault("a whole section is removed from the model only", .forgottenUpdate) { isBroken in
      let screen = try RowsScreen(["A"], ["B"])
      try screen.change { table in
        screen.sections.removeLast()
        if !isBroken { table.deleteSections([1], with: .fade) }
      }
      return screen.findings
    },
    SeededFault("a row is reloaded beside the snapshots", .crashed) { isBroken in
      let screen = SnapshotScreen<Int> { "Row \($0)" }
      try screen.show([1, 2])
      _ = try captureCrash {
        if isBroken {
          screen.table.reloadRows(at: [row(0)], with: .fade)
        } else {
          try screen.edit { $0.reconfigureItems([1]) }
        }
      }
      return screen.findings
    },
    SeededFault("the wrong row is deleted", .wrongPlace) { isBroken in
      let screen = try RowsScreen(["A", "B", "C"])
      try screen.change { table in
        screen.sections[0].remove(at: 1)
        table.deleteRows(at: [row(isBroken ? 0 : 1)], with: .fade)
      }
      return screen.findings
    },
    SeededFault("a new row is announced at the end but is at the top", .wrongPlace) { isBroken in
      let screen = try RowsScreen(["A", "B"])
      try screen.change { table in
        screen.sections[0].insert("C", at: 0)
        table.insertRows(at: [row(isBroken ? 2 : 0)], with: .fade)
      }
      return screen.findings
    },
    SeededFault("rows are deleted by indexes that depend on each other", .indexesMeantInTurn) {
      isBroken in
      let screen = try RowsScreen(["A", "B", "C", "D"])
      try screen.change { table in
        table.performBatchUpdates {
          screen.sections[0].remove(at: 0)
          table.deleteRows(at: [row(0)], with: .fade)
          screen.sections[0].remove(at: 1)
          table.deleteRows(at: [row(isBroken ? 1 : 2)], with: .fade)
        }
      }
      return screen.findings
    },
    SeededFault("a deletion is announced with its index after an insertion", .indexesMeantInTurn) {
      isBroken in
      let screen = try RowsScreen(["A", "B", "C"])
      try screen.change { table in
        table.performBatchUpdates {
          screen.sections[0].insert("X", at: 0)
          table.insertRows(at: [row(0)], with: .fade)
          screen.sections[0].remove(at: 1)
          table.deleteRows(at: [row(isBroken ? 1 : 0)], with: .fade)
        }
      }
      return screen.findings
    },
    SeededFault("an old release drops a wrong update and reloads", .droppedUpdate) { isBroken in
      var profile = SystemProfile.iOS15
      profile.dropsInvalidCollectionUpdates = true
      let screen = try TilesScreen(profile: profile, ["A", "B"])
      try screen.change { view in
        screen.items += ["C", "D"]
        view.insertItems(at: isBroken ? [row(2)] : [row(2), row(3)])
      }
      return screen.findings
    },
    SeededFault("a reconfigured row is dequeued without its path", .replacedByReconfiguring) {
      isBroken in
      let simulator = Simulator()
      let table = TableView()
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      let rows = OneRow()
      rows.forgetsPath = isBroken
      table.dataSource = rows
      simulator.show(table)
      let check = ListCheck(table, mode: .record, on: simulator)
      simulator.run { table.reconfigureRows(at: [row(0)]) }
      try simulator.settle()
      return withExtendedLifetime(rows) { check.findings }
    },
    SeededFault("a row is dragged and the model keeps its order", .moveNotWrittenBack) { isBroken in
      try DraggedTilesController.findings { controller in
        if !isBroken { controller.write(["b", "c", "a", "d"]) }
      }
    },
    SeededFault("a data source is set after the diffable one was made", .otherDataSource) {
      isBroken in
      let screen = SnapshotScreen<Int> { "\($0)" }
      let other = OneRow()
      screen.table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      if isBroken { screen.table.dataSource = other }
      try screen.show([1])
      return withExtendedLifetime(other) { screen.findings }
    },
  ]
}

/// A data source with one row, which looks like that of a snapshot.
private final class OneRow: NSObject, TableViewDataSource {
  var forgetsPath = false

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      forgetsPath
      ? TableViewCell(style: .default, reuseIdentifier: "row")
      : tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "1"
    return cell
  }
}
