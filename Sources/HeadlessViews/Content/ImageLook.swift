import Foundation

/// The rendering attributes of an image that a test can read.
struct ImageLook: Hashable, Sendable {
  /// Whether the image is a system symbol.
  var isSymbol = false
  /// The proportions of a symbol, if they are known.
  var proportions: CGSize?
  var configuration: Image.Configuration?
  var renderingMode = Image.RenderingMode.automatic
  var tint: Color?
  var orientation = Image.Orientation.up
  var flipsForRightToLeft = false
  var capInsets = EdgeInsets.zero
  var resizingMode = Image.ResizingMode.tile
  var alignmentRectInsets = EdgeInsets.zero
  var frames: [Image]?
  var duration: TimeInterval = 0

  func hash(into hasher: inout Hasher) {
    hasher.combine(isSymbol)
    hasher.combine(configuration)
    hasher.combine(renderingMode)
    hasher.combine(tint)
    hasher.combine(orientation)
    hasher.combine(duration)
  }
}
