import Foundation
import HeadlessKit
import ListTesting

extension SeededFault {
  static let staleness: [SeededFault] = [
    SeededFault("a text changes in the model but its row is not reloaded", .staleCell) { isBroken in
      let screen = try RowsScreen(["A", "B"])
      try screen.change { table in
        screen.sections[0][1] = "B, read"
        if !isBroken { table.reloadRows(at: [row(1)], with: .none) }
      }
      return screen.findings
    },
    SeededFault("an accessory changes in the model but its row is not reconfigured", .staleCell) {
      isBroken in
      var done: Set<String> = []
      let screen = try RowsScreen(["A", "B"])
      screen.configure = { cell, text in
        cell.textLabel?.text = text
        cell.accessoryType = done.contains(text) ? .checkmark : .none
      }
      try screen.change { table in
        done.insert("A")
        if !isBroken { table.reconfigureRows(at: [row(0)]) }
      }
      return screen.findings
    },
    SeededFault("a header count is not updated after a deletion", .staleHeader) { isBroken in
      let screen = try RowsScreen(["A", "B", "C"]) { screen in
        screen.header = { [unowned screen] in "\(screen.sections[$0].count) books" }
      }
      try screen.change { table in
        screen.sections[0].remove(at: 0)
        table.deleteRows(at: [row(0)], with: .fade)
        guard !isBroken else { return }
        table.headerView(forSection: 0)?.textLabel?.text = "2 books"
      }
      return screen.findings
    },
    SeededFault("a footer shows a sum but its section is not reloaded", .staleFooter) { isBroken in
      let screen = try RowsScreen(["A", "B"]) { screen in
        screen.footer = { [unowned screen] in "last: \(screen.sections[$0].last ?? "none")" }
      }
      try screen.change { table in
        screen.sections[0][1] = "Z"
        if isBroken {
          table.reloadRows(at: [row(1)], with: .none)
        } else {
          table.reloadSections([0], with: .none)
        }
      }
      return screen.findings
    },
    SeededFault("a supplementary header keeps its old count", .staleHeader) { isBroken in
      let screen = try TilesScreen(["A"], hasHeader: true)
      try screen.change { view in
        screen.items.append("B")
        view.insertItems(at: [row(1)])
        guard !isBroken else { return }
        let header = view.supplementaryView(
          forElementKind: CollectionView.elementKindSectionHeader, at: row(0))
        (header as? TileHeader)?.title.text = "2 tiles"
      }
      return screen.findings
    },
    SeededFault("the store changes but the identifiers stay equal", .staleCell) { isBroken in
      var titles = [1: "Emma", 2: "Dune"]
      let screen = SnapshotScreen<Int> { titles[$0] ?? "" }
      try screen.show([1, 2])
      titles[2] = "Dune, second edition"
      try screen.edit { snapshot in
        if !isBroken { snapshot.reconfigureItems([2]) }
      }
      return screen.findings
    },
  ]
}
