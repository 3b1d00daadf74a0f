import Foundation
import HeadlessControls
import ListCore

/// A drawing of the screen in characters.
///
/// Elements at the same height share a line. Each starts at the column of its position on the
/// screen, as far as space allows. A line that belongs to the same row as the line above has another
/// left edge. The article "Choosing a query" explains the signs.
@MainActor
struct ScreenDrawing {
  private let reading: ScreenReading
  private let columns = 46
  private let mostLines = 40

  init(_ reading: ScreenReading) {
    self.reading = reading
  }

  /// The framed lines of the drawing, followed by what lies beyond the edges of the lists.
  var text: String {
    let rule = rule
    var lines = body
    if lines.count > mostLines {
      let rest = lines.count - mostLines
      lines =
        lines.prefix(mostLines) + [Line(TextLine(" … \(rest) more lines").filled(to: columns))]
    }
    if lines.isEmpty { lines = [Line(TextLine(emptiness).filled(to: columns))] }
    let framed = lines.map { line in
      line.text == rule ? "├\(rule)┤" : "\(line.continuesRow ? "┊" : "│")\(line.text)│"
    }
    let folds = reading.lists.map(\.fold)
    return
      (folds.compactMap(\.above) + ["┌\(rule)┐"] + framed + ["└\(rule)┘"]
      + folds.compactMap(\.below) + reading.lists.compactMap(\.index)).joined(separator: "\n")
  }

  private var emptiness: String {
    reading.simulator.windows.isEmpty
      ? " (nothing is shown on this simulator)" : " (nothing is visible)"
  }

  private struct Line {
    let text: String
    /// Whether the line above shows a part of the same row.
    var continuesRow = false

    init(_ text: String, continuesRow: Bool = false) {
      (self.text, self.continuesRow) = (text, continuesRow)
    }
  }

  private var rule: String { String(repeating: "─", count: columns) }

  private var body: [Line] {
    var lines: [Line] = []
    var last: [ScreenElement] = []
    var accessories = accessories
    for band in bands {
      let (bar, above) = (band.first?.surroundings.bar, last.first?.surroundings.bar)
      let continuesRow = band.contains { thing in last.contains { thing.isInRow(of: $0) } }
      if !last.isEmpty, bar != above, bar != nil || above != nil {
        lines.append(Line(rule))
      } else if let end = last.map(\.frame.maxY).max(), let start = band.map(\.frame.minY).min(),
        start - end > 60
      {
        lines.append(Line(String(repeating: " ", count: columns), continuesRow: continuesRow))
      }
      // The accessories of a row are on its first line.
      let own = accessories.filter { accessory in band.contains { $0.isInRow(of: accessory) } }
      accessories.removeAll { accessory in own.contains { $0.object === accessory.object } }
      lines.append(Line(line(of: band, own), continuesRow: continuesRow))
      last = band
    }
    return lines
  }

  /// The accessories and controls of rows that show something else as well.
  private var accessories: [ScreenElement] { reading.drawn.filter { $0.accessorySign != nil } }

  /// The elements in rows: elements are in one row if their centres are within the height of its
  /// first. One that is centred beside two lines is in the row of the upper one, however its frame
  /// is rounded.
  private var bands: [[ScreenElement]] {
    var bands: [[ScreenElement]] = []
    let shown = reading.drawn.filter { $0.isContent || $0.isBareElement }
    let alone = accessories.filter { accessory in !shown.contains { $0.isInRow(of: accessory) } }
    let things = (shown + alone)
      .sorted { ($0.frame.midY, $0.frame.minX) < ($1.frame.midY, $1.frame.minX) }
    for thing in things {
      if let first = bands.last?.first, thing.frame.midY < first.frame.maxY + 1,
        thing.surroundings.bar == first.surroundings.bar,
        thing.surroundings.row?.indexPath == first.surroundings.row?.indexPath
          || thing.frame.minX > first.frame.minX + 1
      {
        bands[bands.count - 1].append(thing)
      } else {
        bands.append([thing])
      }
    }
    return bands.map { $0.sorted { $0.frame.minX < $1.frame.minX } }
  }

  /// Returns the line with a band, and the accessories of the rows in it.
  private func line(of band: [ScreenElement], _ accessories: [ScreenElement]) -> String {
    if let first = band.first, first.surroundings.bounds ?? first.headerAround != nil {
      let name = " " + band.map(\.sign).joined(separator: " · ") + " "
      let start = "──" + TextLine(name).shortened(toColumns: columns - 2)
      return start + String(repeating: "─", count: max(0, columns - TextLine(start).columns))
    }
    let isSelected = band.contains(where: \.isInSelectedRow)
    var line = isSelected ? "▸" : " "
    let leading = accessories.filter(\.isLeadingAccessory)
    let band = (leading + band).sorted { $0.frame.minX < $1.frame.minX }
    let trailing = accessories.filter { !$0.isLeadingAccessory }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessorySign).joined(separator: " ")
    let end = trailing.isEmpty ? columns : columns - TextLine(trailing).columns - 1
    for (index, thing) in band.enumerated() {
      let sign = TextLine(thing.sign)
      let isLast = index == band.count - 1 && band.count > 1
      let share = thing.frame.minX / max(1, reading.simulator.screenSize.width)
      let wanted =
        isLast && thing.frame.midX > reading.simulator.screenSize.width * 0.6
        ? end - sign.columns - 1 : min(end, Int(wholeIn: share * CGFloat(columns)))
      let start = index == 0 && band.count == 1 ? 1 : wanted
      let used = TextLine(line).columns
      let gap = max(start - used, index == 0 ? 0 : 2)
      line += String(repeating: " ", count: gap) + sign.text
    }
    return TextLine(line).filled(to: end) + (trailing.isEmpty ? "" : trailing + " ")
  }
}

extension ScreenReading {
  /// The elements that are visible or about to vanish.
  fileprivate var drawn: [ScreenElement] {
    all.filter {
      $0.obstacle == nil || $0.obstacle == .leaving && $0.frame.intersects($0.surroundings.clip)
    }
  }
}

extension ScreenElement {
  /// The characters that represent the element in a drawing.
  fileprivate var sign: String { obstacle == .leaving ? "~\(plainSign)~" : plainSign }

  private var plainSign: String {
    switch role {
    case .text, .title: return drawnText ?? ""
    case .button, .tab:
      let name = (isSelected ? "▸" : "") + (drawnText ?? label ?? "")
      return isEnabled ? "[\(name)]" : "(\(name))"
    case .toggle: return value == "1" ? "[x]" : "[ ]"
    case .datePicker:
      let date = text ?? ""
      guard isEnabled else { return "(\(date))" }
      let isButton = (view as? any ScreenDescribing)?.isDrawnAsButton ?? false
      return isButton ? "[\(date)]" : "<\(date)>"
    case .field: return "|\(drawnText ?? "")|"
    case .image: return "{\(label ?? "image")}"
    case .slider, .progress:
      guard let spinner = view as? ActivityIndicatorView else { return "<\(value ?? "")>" }
      return spinner.isAnimating ? "<spinning>" : "<stopped>"
    case .row, .header, .footer, .alert, .bar, .view: return accessorySign ?? "{\(label ?? "")}"
    }
  }

  /// The element's text as it fits in the element: with an ellipsis where it does not. A placeholder
  /// is in brackets.
  private var drawnText: String? {
    switch view {
    case let label as Label: label.drawnText
    case let button as Button where text != nil: button.titleLabel?.drawnText
    case let field as TextField:
      text.map(field.drawn) ?? placeholder.map { "‹\(field.drawn($0))›" }
    default: text ?? placeholder.map { "‹\($0)›" }
    }
  }

  /// The characters that represent an accessory or a control of a row; `nil` for anything else.
  var accessorySign: String? {
    switch view {
    case let accessory as TableViewCellAccessoryView:
      switch accessory.type {
      case .none: nil
      case .disclosureIndicator: "›"
      case .detailDisclosureButton: "[i] ›"
      case .checkmark: "✓"
      case .detailButton: "[i]"
      }
    case let control as TableViewCellEditControl:
      switch (control.superview as? TableViewCell)?.editingStyle {
      case .delete: "⊖"
      case .insert: "⊕"
      case .some(.none), nil: isInSelectedRow ? "●" : "○"
      }
    case is TableViewCellReorderControl: "≡"
    case let accessory as CellAccessoryView:
      switch accessory.accessory.accessoryType {
      case .disclosureIndicator: "›"
      case .outlineDisclosure: "⌄"
      case .checkmark: "✓"
      case .delete: "⊖"
      case .insert: "⊕"
      case .reorder: "≡"
      case .multiselect: isInSelectedRow ? "●" : "○"
      case .detail: "[i]"
      case .label, .customView, .popUpMenu: nil
      }
    default: nil
    }
  }

  /// Whether an accessory is in the first half of its row.
  fileprivate var isLeadingAccessory: Bool {
    guard let view, let row = view.superview else { return false }
    return view.frame.midX < row.bounds.midX
  }

  /// Returns whether two elements are in the same row.
  fileprivate func isInRow(of other: ScreenElement) -> Bool {
    guard let row = surroundings.row, let its = other.surroundings.row else { return false }
    return row.list === its.list && row.indexPath == its.indexPath
  }

  /// Whether the element is visible to accessibility only.
  fileprivate var isBareElement: Bool {
    role == .view && object is AccessibilityElement && label != nil
  }

  fileprivate var isInSelectedRow: Bool {
    guard let row = surroundings.row else { return false }
    switch row.list {
    case let table as TableView: return table.cellForRow(at: row.indexPath)?.isSelected ?? false
    case let list as CollectionView: return list.cellForItem(at: row.indexPath)?.isSelected ?? false
    default: return false
    }
  }

  /// The header or footer that contains the element.
  fileprivate var headerAround: Role? {
    surroundings.section != nil && surroundings.row == nil ? .header : nil
  }
}

extension ScrollView {
  /// The titles of a table's section index, without asking the data source; `nil` if it shows none.
  fileprivate var index: String? {
    let titles = (self as? TableView)?.loadedIndexTitles ?? []
    return titles.isEmpty ? nil : "◂ index: \(titles.joined(separator: " "))"
  }

  /// The rows of a list above and below the screen: counted, without asking the data source.
  var fold: (above: String?, below: String?) {
    let shown: [ItemPath]
    let counts: SectionCounts?
    let noun: String
    switch self {
    case let table as TableView:
      (shown, counts, noun) = (table.cells.live.paths, table.engine.loadedCounts, "row")
    case let list as CollectionView:
      (shown, counts, noun) = (list.stage.cells.paths, list.engine.loadedCounts, "item")
    default: return (nil, nil)
    }
    guard let counts, let first = shown.min(), let last = shown.max() else { return (nil, nil) }
    let above = counts.perSection.prefix(first.section).reduce(0, +) + first.item
    let below =
      counts.perSection.dropFirst(last.section).reduce(0, +) - last.item - 1
    func text(_ count: Int, _ sign: String, _ side: String) -> String? {
      count > 0 ? "\(sign) \(count) more \(noun)\(count == 1 ? "" : "s") \(side)" : nil
    }
    return (text(above, "▲", "above"), text(below, "▼", "below"))
  }
}
