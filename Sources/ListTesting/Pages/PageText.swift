/// The styles and scripts of pages. They are embedded in the module, so that a page needs no other
/// file, and a client no bundle.
enum PageText {
  /// The style of a film.
  static let filmStyle = text(PackageResources.film_css)
  /// The style of a comparison.
  static let comparisonStyle = text(PackageResources.comparison_css)
  /// The style of a screen as an SVG picture.
  static let screenStyle = text(PackageResources.screen_css)
  /// The script that draws the scenes of a film.
  static let reelScript = text(PackageResources.reel_js)
  /// The script that plays a film, to be run after the one that draws.
  static let playerScript = text(PackageResources.player_js)

  private static func text(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
