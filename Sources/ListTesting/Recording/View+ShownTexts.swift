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
