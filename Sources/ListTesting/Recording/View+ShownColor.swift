import Foundation
import HeadlessKit

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
