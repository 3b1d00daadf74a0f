import Foundation
import ListCore

/// A drawing of the screen in characters.
///
/// Elements at the same height share a line. Each starts at the column of its position on the
/// screen, as far as space allows. The article "Choosing a query" explains the signs.
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
    let rule = String(repeating: "─", count: columns)
    var lines = body
    if lines.count > mostLines {
      let rest = lines.count - mostLines
      lines = lines.prefix(mostLines) + [TextLine(" … \(rest) more lines").filled(to: columns)]
    }
    if lines.isEmpty { lines = [TextLine(emptiness).filled(to: columns)] }
    let framed = lines.map { $0 == rule ? "├\(rule)┤" : "│\($0)│" }
    let folds = reading.lists.map(\.fold)
    return
      (folds.compactMap(\.above) + ["┌\(rule)┐"] + framed + ["└\(rule)┘"]
      + folds.compactMap(\.below) + reading.lists.compactMap(\.index)).joined(separator: "\n")
  }

  private var emptiness: String {
    reading.simulator.windows.isEmpty
      ? " (nothing is shown on this simulator)" : " (nothing is visible)"
  }

  private var body: [String] {
    let rule = String(repeating: "─", count: columns)
    var lines: [String] = []
    var last: [ScreenElement] = []
    for band in bands {
      let (bar, above) = (band.first?.surroundings.bar, last.first?.surroundings.bar)
      if !last.isEmpty, bar != above, bar != nil || above != nil {
        lines.append(rule)
      } else if let end = last.map(\.frame.maxY).max(), let start = band.map(\.frame.minY).min(),
        start - end > 60
      {
        lines.append(String(repeating: " ", count: columns))
      }
      lines.append(line(of: band))
      last = band
    }
    return lines
  }

  /// The elements in rows: elements are in one row if their centres are within the height of its
  /// first.
  private var bands: [[ScreenElement]] {
    var bands: [[ScreenElement]] = []
    let things = reading.drawn.filter { $0.isContent || $0.isBareElement }
      .sorted { ($0.frame.midY, $0.frame.minX) < ($1.frame.midY, $1.frame.minX) }
    for thing in things {
      if let first = bands.last?.first, thing.frame.midY < first.frame.maxY,
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

  private func line(of band: [ScreenElement]) -> String {
    if let first = band.first, first.surroundings.bounds ?? first.headerAround != nil {
      let name = " " + band.map(\.sign).joined(separator: " · ") + " "
      let start = "──" + TextLine(name).shortened(toColumns: columns - 2)
      return start + String(repeating: "─", count: max(0, columns - TextLine(start).columns))
    }
    let isSelected = band.contains(where: \.isInSelectedRow)
    var line = isSelected ? "▸" : " "
    for (index, thing) in band.enumerated() {
      let sign = TextLine(thing.sign)
      let isLast = index == band.count - 1 && band.count > 1
      let share = thing.frame.minX / max(1, reading.simulator.screenSize.width)
      let wanted =
        isLast && thing.frame.midX > reading.simulator.screenSize.width * 0.6
        ? columns - sign.columns - 1 : min(columns, Int(wholeIn: share * CGFloat(columns)))
      let start = index == 0 && band.count == 1 ? 1 : wanted
      let used = TextLine(line).columns
      let gap = max(start - used, index == 0 ? 0 : 2)
      line += String(repeating: " ", count: gap) + sign.text
    }
    return TextLine(line).filled(to: columns)
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
    case .text, .title: return text ?? ""
    case .button, .tab:
      let name = (isSelected ? "▸" : "") + (text ?? label ?? "")
      return isEnabled ? "[\(name)]" : "(\(name))"
    case .toggle: return value == "1" ? "[x]" : "[ ]"
    case .datePicker:
      let (style, date) = ((view as? DatePicker)?.datePickerStyle, text ?? "")
      return !isEnabled ? "(\(date))" : style == .compact ? "[\(date)]" : "<\(date)>"
    case .field: return "|\(text ?? placeholder.map { "‹\($0)›" } ?? "")|"
    case .image: return "{\(label ?? "image")}"
    case .slider, .progress:
      guard let spinner = view as? ActivityIndicatorView else { return "<\(value ?? "")>" }
      return spinner.isAnimating ? "<spinning>" : "<stopped>"
    case .row, .header, .footer, .alert, .bar, .view: return "{\(label ?? "")}"
    }
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
