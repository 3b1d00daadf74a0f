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
    let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
    return red * 299 + green * 587 + blue * 114 > 140_000 ? "#111111" : "#ffffff"
  }
}
