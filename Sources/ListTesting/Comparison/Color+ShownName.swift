import HeadlessKit

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
