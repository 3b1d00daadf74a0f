import Foundation

#if os(Linux)
  /// The way in which a colour is mixed with the one below it, in place of Core Graphics' type on
  /// Linux.
  ///
  /// The modes by which Porter and Duff composite colours are simulated, and `multiply`, `screen`,
  /// `darken` and `lighten`; the others act like `normal`.
  public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
  }
#else
  import CoreGraphics
#endif
