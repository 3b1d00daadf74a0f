import Foundation

extension View {
  /// Converts a rectangle to the coordinates of the screen; returns it unchanged outside a window.
  package func frameOnScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return rect }
    return convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// The labels of the elements in a cell, in reading order. Interactive objects are not included:
  /// they are elements of their own.
  package var accessibilityTexts: String? {
    var found: [(y: CGFloat, x: CGFloat, text: String)] = []
    Self.collect(in: self, at: .zero, into: &found)
    let texts = found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func collect(
    in view: View, at origin: CGPoint, into found: inout [(y: CGFloat, x: CGFloat, text: String)]
  ) {
    for child in view.subviews where !child.isHidden && child.alpha >= 0.01 {
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      if child.tracksTouches || child.accessibilityElementsHidden { continue }
      if child.isAccessibilityElement {
        if let text = child.accessibilityLabel { found.append((place.y, place.x, text)) }
      } else {
        collect(in: child, at: place, into: &found)
      }
    }
  }
}
