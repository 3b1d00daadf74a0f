import HeadlessKit
import ListCore

extension ScreenState {
  /// The screen as a picture that needs nothing else, readable in light and dark.
  public var svg: String { svg() }

  /// The screen as a picture that needs nothing else, readable in light and dark.
  ///
  /// Everything is where the list has it. Under the screen stand what is below the fold and what
  /// waits for reuse. All texts are escaped, and shortened by an estimate of their widths, as no
  /// font is measured.
  ///
  /// - Parameter title: What the picture is called, for screen readers; the number of items if
  ///   `nil`.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public func svg(title: String? = nil) -> String {
    ScreenPicture(self, title: title ?? countText).text
  }

  private var countText: String {
    guard let count = counts?.itemCount else { return "A \(kind.viewNoun)" }
    return "A \(kind.viewNoun) with \(count) \(kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  /// What a person would read aloud of the screen.
  var spokenText: String {
    var parts = shownElements.map { element in
      element.shownTexts.joined(separator: ", ") + (element.isSelected ? " (selected)" : "")
    }
    parts += [textOfEmptiness, textAbove, textBelow].compactMap(\.self)
    return parts.joined(separator: "; ")
  }
}
