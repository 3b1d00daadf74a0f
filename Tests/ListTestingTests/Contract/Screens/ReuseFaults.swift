import Foundation
import HeadlessKit
import ListTesting

extension SeededFault {
  static let reuse: [SeededFault] = [
    SeededFault("only some rows set their accessory", .notReset) { isBroken in
      let screen = try RowsScreen(["A", "B", "C"]) { screen in
        screen.configure = { cell, text in
          cell.textLabel?.text = text
          if text == "A" { cell.accessoryType = .checkmark }
          if !isBroken, text != "A" { cell.accessoryType = .none }
        }
      }
      try screen.change { $0.reloadData() }
      return screen.findings
    },
    SeededFault("only some rows have a detail", .notReset) { isBroken in
      let screen = try RowsScreen(["A", "B", "C"], cell: SubtitleCell.self) { screen in
        screen.configure = { cell, text in
          cell.textLabel?.text = text
          if text == "A" || !isBroken {
            cell.detailTextLabel?.text = text == "A" ? "first" : nil
          }
        }
      }
      try screen.change { $0.reloadData() }
      return screen.findings
    },
    SeededFault("a row is coloured but the next one is not reset", .notReset) { isBroken in
      let screen = try RowsScreen(["A", "overdue", "C"]) { screen in
        screen.configure = { cell, text in
          cell.textLabel?.text = text
          if text == "overdue" {
            cell.textLabel?.textColor = .systemRed
          } else if !isBroken {
            cell.textLabel?.textColor = .label
          }
        }
      }
      try screen.change { $0.reloadData() }
      return screen.findings
    },
    SeededFault("a badge is shown but never hidden", .notReset) { isBroken in
      let screen = try TilesScreen((1...9).map { "tile \($0)" }) { screen in
        screen.configure = { tile, text in
          tile.caption.text = text
          if text == "tile 1" {
            tile.badge.isHidden = false
          } else if !isBroken {
            tile.badge.isHidden = true
          }
        }
      }
      for offset in [240, 480] { try screen.scroll(to: CGFloat(offset)) }
      return screen.findings
    },
    SeededFault("the image of a row without one is not cleared", .notReset) { isBroken in
      let screen = try TilesScreen((1...9).map { "tile \($0)" }) { screen in
        screen.configure = { tile, text in
          tile.caption.text = text
          let image = text == "tile 2" ? Image(named: "photo") : nil
          if image != nil || !isBroken { tile.picture.image = image }
        }
      }
      for offset in [240, 480] { try screen.scroll(to: CGFloat(offset)) }
      return screen.findings
    },
    SeededFault("an image arrives when its cell shows another item", .lateCallback) { isBroken in
      let screen = try TilesScreen((1...9).map { "tile \($0)" }) { screen in
        screen.configure = { [unowned screen] tile, text in
          tile.caption.text = text
          tile.picture.image = nil
          tile.item = text
          // The first image arrives late.
          let delay = text == "tile 1" ? 3.0 : 0.2
          screen.simulator.schedule(after: delay, named: "image of \(text)") { [weak tile] in
            guard isBroken || tile?.item == text else { return }
            tile?.picture.image = Image(named: text)
          }
        }
      }
      return try screen.playImages()
    },
    SeededFault("a text arrives when its cell shows another item", .lateCallback) { isBroken in
      let screen = try TilesScreen((1...9).map { "tile \($0)" }) { screen in
        screen.configure = { [unowned screen] tile, text in
          tile.caption.text = "…"
          tile.item = text
          let delay = text == "tile 1" ? 3.0 : 0.2
          screen.simulator.schedule(after: delay, named: "title of \(text)") { [weak tile] in
            guard isBroken || tile?.item == text else { return }
            tile?.caption.text = text
          }
        }
      }
      return try screen.playImages()
    },
  ]
}

extension TilesScreen {
  /// Reloads everything, and scrolls on before the slow image has arrived.
  fileprivate func playImages() throws -> [ListFinding] {
    simulator.run { view.reloadData() }
    simulator.nextTurn()
    try scroll(to: 240, settles: false)
    try simulator.advance(by: 0.5)
    try scroll(to: 480)
    return findings
  }
}
