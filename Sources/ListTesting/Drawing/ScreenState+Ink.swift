import Foundation

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
