import Foundation

/// The mixing of a colour with the one below it.
package struct Blending {
  /// The way in which two colours are mixed, by the raw values of Core Graphics.
  package enum Mode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
  }

  private let mode: Mode
  /// The opacity of the upper colour, from 0 to 1.
  private let alpha: CGFloat

  package init(mode: Mode, alpha: CGFloat) {
    self.mode = mode
    self.alpha = alpha
  }

  /// Returns the pixel that results wherever a colour is painted, if it does not depend on the
  /// colour below.
  package func pixel(
    replacingAllBelow color: ColorComponents
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    let above = color.alpha * alpha
    guard mode == .copy || mode == .normal && above >= 1 else { return nil }
    guard above > 0 else { return (0, 0, 0, 0) }
    return (
      Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue), Self.byte(above)
    )
  }

  /// Mixes a colour with a pixel.
  ///
  /// - Parameters:
  ///   - color: The upper colour.
  ///   - covered: The share of the pixel that is painted, from 0 to 255.
  ///   - pixels: Red, green, blue and opacity of each pixel, not premultiplied.
  ///   - start: The index of the pixel's red.
  package func put(
    _ color: ColorComponents, _ covered: UInt8, on pixels: inout [UInt8], at start: Int
  ) {
    let above = color.alpha * alpha
    let share = CGFloat(covered) / 255
    let upper = [color.red, color.green, color.blue]
    let below = CGFloat(pixels[start + 3]) / 255
    let (top, bottom) = shares(above: above, below: below)
    let opacity = above * top + below * bottom
    let result = below + (opacity - below) * share
    guard result > 0 else {
      for channel in 0..<4 { pixels[start + channel] = 0 }
      return
    }
    for channel in 0..<3 {
      let old = CGFloat(pixels[start + channel]) / 255
      let source = upper[channel] * (1 - below) + mixed(upper[channel], old) * below
      let painted = source * above * top + old * below * bottom
      let sum = old * below * (1 - share) + painted * share
      pixels[start + channel] = Self.byte(sum / result)
    }
    pixels[start + 3] = Self.byte(result)
  }

  /// Returns the shares of both colours by which Porter and Duff composite them.
  private func shares(above: CGFloat, below: CGFloat) -> (CGFloat, CGFloat) {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (below, 0)
    case .sourceOut: (1 - below, 0)
    case .sourceAtop: (below, 1 - above)
    case .destinationOver: (1 - below, 1)
    case .destinationIn: (0, above)
    case .destinationOut: (0, 1 - above)
    case .destinationAtop: (1 - below, above)
    case .xor: (1 - below, 1 - above)
    default: (1, 1 - above)
    }
  }

  private func mixed(_ upper: CGFloat, _ lower: CGFloat) -> CGFloat {
    switch mode {
    case .multiply: upper * lower
    case .screen: upper + lower - upper * lower
    case .darken: min(upper, lower)
    case .lighten: max(upper, lower)
    default: upper
    }
  }

  private static func byte(_ share: CGFloat) -> UInt8 {
    UInt8(min(max(0, (share * 255).rounded()), 255))
  }
}
