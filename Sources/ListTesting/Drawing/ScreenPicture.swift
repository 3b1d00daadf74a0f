import HeadlessKit
import ListCore

/// A screen as SVG: a phone, its content, and the lines below it.
struct ScreenPicture {
  private let state: ScreenState
  private let title: String
  private let height: Double
  private let id: String

  init(_ state: ScreenState, title: String) {
    self.state = state
    self.title = title
    height = state.pictureHeight
    id = "screen-" + state.pictureCode.replacing(":", with: "-")
  }

  private static let bezel = 12.0
  private static let lineHeight = 22.0

  /// The picture.
  var text: String {
    let bezel = Self.bezel
    let width = state.visible.width + 2 * bezel
    let below = captions
    let above = state.textAbove == nil ? 0 : Self.lineHeight
    let bottom = above + height + 2 * bezel
    let total = bottom + Double(below.count) * Self.lineHeight + (below.isEmpty ? 0 : 6)
    let rows = state.shownElements.map { PictureRow($0, in: state).text }
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width.svg)" height="\(total.svg)" \
        viewBox="0 0 \(width.svg) \(total.svg)" role="img" \
        aria-labelledby="\(id)-title \(id)-text">
        <title id="\(id)-title">\(title.escapedForMarkup)</title>
        <desc id="\(id)-text">\(state.spokenText.escapedForMarkup)</desc>
        <style>
        \(PageText.screenStyle)
        </style>
        <clipPath id="\(id)-glass"><rect width="\(state.visible.width.svg)" height="\(height.svg)" \
        rx="24"/></clipPath>
        """
      ]
      + (state.textAbove.map { [caption($0, 15)] } ?? [])
      + [
        """
        <rect class="hk-bezel" y="\(above.svg)" width="\(width.svg)" \
        height="\((height + 2 * bezel).svg)" rx="36"/>
        <g transform="translate(\(bezel.svg) \((above + bezel).svg))" clip-path="url(#\(id)-glass)">
        <rect class="hk-glass" width="\(state.visible.width.svg)" height="\(height.svg)"/>
        """
      ]
      + rows + emptiness + ["</g>"]
      + below.enumerated().map { caption($1, bottom + 22 + Double($0) * Self.lineHeight) }
      + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private var captions: [String] {
    let pool = state.poolTexts.isEmpty ? [] : ["reuse pool"] + state.poolTexts
    return (state.textBelow.map { [$0] } ?? []) + pool
  }

  private func caption(_ text: String, _ y: Double) -> String {
    let x = (state.visible.width / 2 + Self.bezel).svg
    let room = Int(nearest: (state.visible.width / 7).rounded(.down))
    return """
      <text class="hk-quiet" font-size="14" text-anchor="middle" x="\(x)" y="\(y.svg)">\
      \(text.shortened(toColumns: room).escapedForMarkup)</text>
      """
  }

  private var emptiness: [String] {
    guard let text = state.textOfEmptiness else { return [] }
    return [
      """
      <text class="hk-quiet" font-size="17" text-anchor="middle" \
      x="\((state.visible.width / 2).svg)" y="\((height / 2).svg)">\(text.escapedForMarkup)</text>
      """
    ]
  }
}

extension Double {
  /// The number in SVG format, with at most one decimal digit.
  var svg: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(nearest: tenths))" : "\(tenths)"
  }
}

extension Int {
  /// Creates the integer nearest to a number, which may be infinite; zero if it is not a number.
  ///
  /// A list under test may have any geometry, and no report may fail for it.
  init(nearest value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -1e15), 1e15))
  }
}

/// A view as SVG: a row, a header or footer, or a tile, with its texts.
struct PictureRow {
  private let element: ScreenState.Element
  private let frame: Frame
  private let isTile: Bool

  init(_ element: ScreenState.Element, in state: ScreenState) {
    self.element = element
    frame = element.frame.on(state.visible)
    isTile = element.place.bar == nil && frame.width < state.visible.width * 0.6
  }

  /// The row at its position.
  var text: String {
    let alpha = element.alpha < 1 ? " opacity=\"\(element.alpha)\"" : ""
    return
      (["<g transform=\"translate(\(frame.x.svg) \(frame.y.svg))\"\(alpha)>", background]
      + texts + ["</g>"]).joined(separator: "\n")
  }

  private var background: String {
    let (width, height) = (frame.width.svg, frame.height.svg)
    let size = "width=\"\(width)\" height=\"\(height)\""
    let fill = element.isSelected ? "" : element.hue.map { " style=\"fill:\($0)\"" } ?? ""
    if isTile {
      let kind = element.isSelected ? "hk-tile hk-picked" : "hk-tile"
      return "<rect class=\"\(kind)\" \(size) rx=\"10\"\(fill)/>"
    }
    let kind =
      switch element.place.bar {
      case .header: "hk-bar"
      case .footer: "hk-glass"
      case .none: element.isSelected ? "hk-picked" : "hk-row"
      }
    let rect = "<rect class=\"\(kind)\" \(size)\(fill)/>"
    guard element.place.bar == nil else { return rect }
    return rect
      + "<line class=\"hk-line\" x1=\"16\" x2=\"\(width)\" y1=\"\(height)\" y2=\"\(height)\"/>"
  }

  private var texts: [String] {
    let all = element.shownTexts
    if isTile { return stack(all, x: frame.width / 2, anchor: "middle", inset: 6) }
    if all.count == 2, frame.height <= 54, element.place.bar == nil {
      let room = Int(nearest: ((frame.width - 48) / 9).rounded(.down))
      let detail = all[1].shortened(toColumns: max(6, room / 2))
      let y = frame.height / 2 + 6
      return [
        line(all[0].shortened(toColumns: room - detail.columns), 16, y, "hk-ink", 17),
        line(detail, frame.width - 16, y, "hk-quiet", 17, anchor: "end"),
      ]
    }
    return stack(all, x: 16, anchor: "start", inset: 16)
  }

  /// Returns lines above each other, around the middle.
  private func stack(_ all: [String], x: Double, anchor: String, inset: Double) -> [String] {
    let isBar = element.place.bar != nil
    let top = frame.height / 2 - Double(all.count - 1) * 10 + 6
    return all.enumerated().map { index, text in
      let size = isBar ? 14 : index == 0 && !isTile ? 17 : 15
      let room = Int(nearest: ((frame.width - 2 * inset) / (Double(size) * 0.53)).rounded(.down))
      let kind = isBar || index > 0 ? "hk-quiet" : "hk-ink"
      return line(
        text.shortened(toColumns: room), x, top + Double(index) * 20, kind, size, anchor: anchor)
    }
  }

  private func line(
    _ text: String, _ x: Double, _ y: Double, _ kind: String, _ size: Int,
    anchor: String = "start"
  ) -> String {
    let place = "x=\"\(x.svg)\" y=\"\(y.svg)\""
    let end = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let ink = element.ink.map { " style=\"fill:\($0)\"" } ?? ""
    return "<text class=\"\(kind)\" font-size=\"\(size)\" \(place)\(end)\(ink)>"
      + text.escapedForMarkup + "</text>"
  }
}
