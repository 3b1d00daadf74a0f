import Foundation

/// How a picture is to be drawn, as far as a test can ask.
struct ImageLook: Hashable, Sendable {
  /// Whether the picture came from the system's symbols.
  var isSymbol = false
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
}
