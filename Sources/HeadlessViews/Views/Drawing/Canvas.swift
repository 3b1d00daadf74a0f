import Foundation

/// A bitmap that areas of one colour are painted on, over each other.
///
/// It belongs to the thread that draws, like UIKit's current context.
final class Canvas {
  /// The size, in pixels.
  let (width, height): (Int, Int)
  /// The number of pixels in a point.
  let scale: CGFloat
  /// Red, green, blue and opacity of each pixel, row by row; not premultiplied.
  private(set) var pixels: [UInt8]
  /// The fill colour.
  var fillColor = Color.black

  /// The most pixels of a side: an image as large as that takes 256 megabytes.
  private static let longestSide = 8192

  private static func pixels(_ length: CGFloat) -> Int {
    min(max(1, Int(nearest: length.rounded(.up))), longestSide)
  }

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.scale = scale
    width = Self.pixels(size.width * scale)
    height = Self.pixels(size.height * scale)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    if isOpaque {
      for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    }
  }

  /// Paints the pixels whose centres are in a rectangle.
  func fill(_ rect: CGRect) {
    paint(in: rect) { _ in true }
  }

  /// Paints the pixels of a rectangle whose centres satisfy a condition.
  func paint(in rect: CGRect, where isInside: (_ middle: CGPoint) -> Bool) {
    let rect = rect.standardized
    func range(_ low: CGFloat, _ high: CGFloat, _ end: Int) -> Range<Int> {
      let first = min(max(0, Int(nearest: low * scale)), end)
      return first..<max(first, min(end, Int(nearest: high * scale)))
    }
    for row in range(rect.minY, rect.maxY, height) {
      for column in range(rect.minX, rect.maxX, width) {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) / scale, y: (CGFloat(row) + 0.5) / scale)
        if isInside(middle) { paint(pixel: (row * width + column) * 4) }
      }
    }
  }

  private func paint(pixel: Int) {
    let color = fillColor.components
    let below = CGFloat(pixels[pixel + 3]) / 255
    let alpha = color.alpha + below * (1 - color.alpha)
    guard alpha > 0 else { return }
    for (channel, value) in [color.red, color.green, color.blue].enumerated() {
      let old = CGFloat(pixels[pixel + channel]) / 255
      let mixed = (value * color.alpha + old * below * (1 - color.alpha)) / alpha
      pixels[pixel + channel] = Self.byte(mixed)
    }
    pixels[pixel + 3] = Self.byte(alpha)
  }

  private static func byte(_ share: CGFloat) -> UInt8 {
    UInt8(min(max(0, (share * 255).rounded()), 255))
  }
}

extension Canvas {
  private static let key = "HeadlessKit.canvases"

  /// The canvas of the current drawing in this thread.
  static var current: Canvas? { stack.last }

  /// Makes a canvas the current one while a closure draws.
  static func draw<R>(on canvas: Canvas, _ body: () throws -> R) rethrows -> R {
    stack.append(canvas)
    defer { stack.removeLast() }
    return try body()
  }

  private static var stack: [Canvas] {
    get { Thread.current.threadDictionary[key] as? [Canvas] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
