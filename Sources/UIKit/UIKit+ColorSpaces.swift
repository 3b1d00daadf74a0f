// The kinds of colour spaces, in place of Core Graphics' type on Linux.
#if os(Linux)
  import Raster

  /// What the components of a colour space mean. Here they are greys, or red, green and blue.
  public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    case XYZ
  }

  extension CGColorSpace {
    /// The kind of the colour space.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
  }
#endif
