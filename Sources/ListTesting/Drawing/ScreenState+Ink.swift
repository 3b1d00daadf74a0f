extension ScreenState.Element {
  /// The colour behind the content if it is written as `#rrggbb`: nothing else gets into a page.
  var hue: String? {
    guard let color, color.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil else { return nil }
    return color
  }

  /// Black or white, whichever is read more easily on the colour.
  var ink: String? {
    guard let hue, !isSelected, let number = Int(hue.dropFirst(), radix: 16) else { return nil }
    let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
    return red * 299 + green * 587 + blue * 114 > 140_000 ? "#111111" : "#ffffff"
  }
}
