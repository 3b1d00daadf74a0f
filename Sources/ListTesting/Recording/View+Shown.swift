import Foundation
import HeadlessKit

extension View {
  /// The readable texts in this view, from top to bottom and from left to right.
  ///
  /// Texts in hidden and fully transparent views are not included.
  public var shownTexts: [String] {
    var found: [(y: Double, x: Double, text: String)] = []
    collectTexts(x: 0, y: 0, into: &found)
    return found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.text)
  }

  private func collectTexts(
    x: Double, y: Double, into found: inout [(y: Double, x: Double, text: String)]
  ) {
    guard !isHidden, alpha > 0.01 else { return }
    if let label = self as? Label, let text = label.text, !text.isEmpty {
      found.append((y, x, text))
    }
    for view in subviews {
      let origin = view.frame.origin
      view.collectTexts(x: x + origin.x, y: y + origin.y, into: &found)
    }
  }
}

extension View {
  /// The colour behind the content of this view, as `#rrggbb`; for a cell, that of its content view
  /// takes precedence. White and transparent colours count as none.
  public var shownColor: String? {
    let content =
      (self as? TableViewCell)?.contentView ?? (self as? CollectionViewCell)?.contentView
    return content?.backgroundColor?.code ?? backgroundColor?.code
  }
}

extension Color {
  /// The colour as `#rrggbb`; `nil` if it is white or transparent.
  var code: String? {
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    guard alpha > 0.01 else { return nil }
    let parts = [red, green, blue].map { Int(nearest: min(1, max(0, $0)) * 255) }
    guard parts != [255, 255, 255] else { return nil }
    return "#" + parts.map { String(format: "%02x", $0) }.joined()
  }
}

extension Color {
  /// The name of the colour of most labels.
  static let labelName = "label colour"

  /// The name of a text colour in messages: that of UIKit, or else `#rrggbb`. Black, white and shades
  /// of grey, which look alike in most fonts, count as the colour of labels.
  @MainActor
  var shownName: String {
    if let name = Self.named.first(where: { $0.color == self })?.name { return name }
    guard let code else { return Self.labelName }
    let parts = Set([code.dropFirst().prefix(2), code.dropFirst(3).prefix(2), code.suffix(2)])
    return parts.count == 1 ? Self.labelName : code
  }

  @MainActor
  private static let named: [(color: Color, name: String)] = [
    (.label, labelName), (.secondaryLabel, "secondary label colour"),
    (.tertiaryLabel, "tertiary label colour"), (.quaternaryLabel, "quaternary label colour"),
    (.placeholderText, "placeholder text colour"), (.link, "link colour"),
    (.systemRed, "system red"), (.systemGreen, "system green"), (.systemBlue, "system blue"),
    (.systemOrange, "system orange"), (.systemYellow, "system yellow"),
    (.systemPink, "system pink"), (.systemPurple, "system purple"), (.systemTeal, "system teal"),
    (.systemIndigo, "system indigo"), (.red, "red"), (.green, "green"), (.blue, "blue"),
    (.cyan, "cyan"), (.yellow, "yellow"), (.magenta, "magenta"), (.orange, "orange"),
    (.purple, "purple"), (.brown, "brown"),
  ]
}
