import HeadlessKit
import ListCore

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
