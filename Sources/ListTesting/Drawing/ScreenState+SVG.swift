import Foundation
import HeadlessKit
import ListCore

extension ScreenState {
  /// The screen as a self-contained SVG picture, readable in light and dark mode.
  public var svg: String { svg() }

  /// Returns the screen as a self-contained SVG picture, readable in light and dark mode.
  ///
  /// Everything is at its position in the list. Below the screen are the items below the fold and
  /// the reuse pool. All texts are escaped, and truncated by an estimate of their widths, because
  /// no font is measured.
  ///
  /// - Parameter title: The title of the picture for screen readers; `nil` to use the number of
  ///   items.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public func svg(title: String? = nil) -> String {
    ScreenPicture(self, title: title ?? countText).text
  }

  private var countText: String {
    guard let count = counts?.itemCount else { return "A \(kind.viewNoun)" }
    return "A \(kind.viewNoun) with \(count) \(kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  /// The text of the screen for screen readers.
  var spokenText: String {
    var parts = shownElements.map { element in
      element.shownTexts.joined(separator: ", ") + (element.isSelected ? " (selected)" : "")
    }
    parts += [textOfEmptiness, textAbove, textBelow].compactMap(\.self)
    return parts.joined(separator: "; ")
  }
}

extension ScreenState.Element {
  /// The colour behind the content, if it has the form `#rrggbb`: nothing else is written to a
  /// page.
  var hue: String? {
    guard let color, color.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil else { return nil }
    return color
  }

  /// Black or white, whichever has more contrast with the colour.
  var ink: String? {
    guard let hue, !isSelected, let number = Int(hue.dropFirst(), radix: 16) else { return nil }
    let parts = [number >> 16, number >> 8 & 255, number & 255].map(Self.light)
    let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    // The ratios with black and with white are equal at this luminance: 4.58.
    return light > 0.179 ? "#000000" : "#ffffff"
  }

  /// Returns the linear intensity of a part of a colour, from 0 to 1.
  private static func light(_ part: Int) -> Double {
    let share = Double(part) / 255
    return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
