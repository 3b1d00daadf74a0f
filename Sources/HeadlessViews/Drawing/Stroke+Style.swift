import Raster

#if !os(Linux)
  import CoreGraphics
#endif

extension Stroke.Cap {
  /// Creates the counterpart of Core Graphics' value.
  init(_ cap: CGLineCap) { self = Self(rawValue: cap.rawValue) ?? .butt }
}

extension Stroke.Join {
  /// Creates the counterpart of Core Graphics' value.
  init(_ join: CGLineJoin) { self = Self(rawValue: join.rawValue) ?? .miter }
}
