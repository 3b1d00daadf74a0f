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
