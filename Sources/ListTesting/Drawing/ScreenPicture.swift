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
