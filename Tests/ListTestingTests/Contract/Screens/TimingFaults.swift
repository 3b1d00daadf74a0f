import DiffableKit
import Dispatch
import Foundation
import HeadlessKit
import ListTesting

extension SeededFault {
  static let timing: [SeededFault] = [
    SeededFault("a row is inserted before the first layout", .updateBeforeCounts) {
      isBroken in
      let screen = try RowsScreen(["A"], showsAtOnce: !isBroken)
      if isBroken { screen.simulator.show(View()).addSubview(screen.table) }
      _ = try captureCrash {
        try screen.change { table in
          screen.sections[0].append("B")
          table.insertRows(at: [row(1)], with: .none)
        }
      }
      return screen.findings
    },
    SeededFault("a reload is followed by a batch in the same turn", .updateBeforeCounts) {
      isBroken in
      let screen = try TilesScreen(["A"])
      _ = try captureCrash {
        try screen.change { view in
          view.reloadData()
          if !isBroken { try screen.simulator.settle() }
          screen.items.append("B")
          view.insertItems(at: [row(1)])
        }
      }
      return screen.findings
    },
    SeededFault("a table is laid out before it is in a window", .layoutOutsideHierarchy) {
      isBroken in
      let screen = try RowsScreen(["A"], showsAtOnce: false)
      screen.table.frame = screen.simulator.screenBounds
      if isBroken { screen.simulator.run { screen.table.layoutIfNeeded() } }
      try screen.show()
      return screen.findings
    },
    SeededFault("willDisplay asks for the cell it was given", .cellAskedForDuringUpdate) {
      isBroken in
      let screen = try RowsScreen(["A", "B"]) { screen in
        screen.willDisplay = { [unowned screen] cell, path in
          let shown = isBroken ? screen.table.cellForRow(at: path) : cell
          shown?.accessibilityLabel = "row \(path.row)"
        }
      }
      return screen.findings
    },
    SeededFault("snapshots are applied on two queues", .mixedQueues) { isBroken in
      let screen = SnapshotScreen<Int> { "\($0)" }
      try screen.show([1])
      let source = screen.source
      var snapshot = source.snapshot()
      snapshot.appendItems([2])
      let next = snapshot
      func applyHere() { source.apply(next) }
      if isBroken {
        DispatchQueue(label: "elsewhere").sync { source.apply(next) }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      } else {
        applyHere()
      }
      try screen.simulator.settle()
      return screen.findings
    },
    SeededFault("the constraints of cells give no height", .collapsedCell) { isBroken in
      try RowsScreen(["A"]) { screen in
        screen.configure = { cell, text in
          let label = Label()
          label.text = text
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          var constraints = [
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          ]
          if !isBroken {
            constraints.append(
              label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor))
          }
          LayoutConstraint.activate(constraints)
        }
      }.findings
    },
  ]

  static let leaks: [SeededFault] = [
    SeededFault("the cell provider captures its screen", .stillAlive) { isBroken in
      try expectNoLeaks { scope in
        let screen = scope.watch(LibraryScreen(isRetained: isBroken), "LibraryScreen")
        try screen.show(on: scope.simulator)
      }
    },
    SeededFault("a timer keeps running when the screen is gone", .workLeft) { isBroken in
      try expectNoLeaks { scope in
        let screen = try RowsScreen(["A"], showsAtOnce: false)
        scope.simulator.show(screen.table)
        let clock = scope.simulator.schedule(after: 60, named: "refresh") {}
        scope.simulator.nextTurn()
        if !isBroken { clock.cancel() }
      }
    },
  ]
}

/// A screen that retains its data source, whose cell provider may retain the screen.
@MainActor
private final class LibraryScreen {
  let table = TableView()
  var titles = [1: "Emma", 2: "Dune"]
  private var source: TableViewDiffableSource<Int, Int>?

  init(isRetained: Bool) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    source =
      isRetained
      ? TableViewDiffableSource(tableView: table) { table, path, id in
        self.cell(table, path, id)
      }
      : TableViewDiffableSource(tableView: table) { [weak self] table, path, id in
        self?.cell(table, path, id)
      }
  }

  private func cell(_ table: TableView, _ path: IndexPath, _ id: Int) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    cell.textLabel?.text = titles[id]
    return cell
  }

  func show(on simulator: Simulator) throws {
    simulator.show(table)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source?.apply(snapshot)
    try simulator.settle()
  }
}
