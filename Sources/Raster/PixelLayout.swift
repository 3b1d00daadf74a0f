#if os(Linux)
  import Foundation

  /// The order of numbers in the memory of a bitmap, 8 bits each.
  package struct PixelLayout {
    /// The number of colour components: 1 for greys, 3 for red, green and blue.
    package let components: Int
    package let bytesPerPixel: Int
    package let bytesPerRow: Int?
    package let hasAlpha: Bool
    private let isPremultiplied: Bool
    /// The index of the opacity, and of the first colour component, in a pixel.
    private let alphaIndex: Int
    private let colorIndex: Int
    /// Whether the bytes of a pixel are in opposite order.
    private let isReversed: Bool

    package static let standard = PixelLayout(components: 3, alphaIndex: 3)

    private init(components: Int, alphaIndex: Int) {
      self.components = components
      self.alphaIndex = alphaIndex
      (bytesPerPixel, bytesPerRow, hasAlpha) = (4, nil, true)
      (isPremultiplied, colorIndex, isReversed) = (false, 0, false)
    }

    package init?(components: Int, info: CGBitmapInfo, bytesPerRow: Int, width: Int) {
      guard let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 31),
        components == 1 || components == 3
      else { return nil }
      let hasRoom = alpha != .none
      let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
      self.components = components
      bytesPerPixel = components + (hasRoom ? 1 : 0)
      guard bytesPerRow == 0 || bytesPerRow >= bytesPerPixel * width else { return nil }
      self.bytesPerRow = bytesPerRow == 0 ? nil : bytesPerRow
      hasAlpha = [.first, .last, .premultipliedFirst, .premultipliedLast].contains(alpha)
      isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
      alphaIndex = isFirst ? 0 : components
      colorIndex = isFirst ? 1 : 0
      isReversed = info.contains(.byteOrder32Little) && bytesPerPixel == 4
    }

    package func read(_ bytes: [UInt8], width: Int, height: Int) -> Bitmap? {
      let row = bytesPerRow ?? width * bytesPerPixel
      guard bytes.count >= row * (height - 1) + width * bytesPerPixel else { return nil }
      var bitmap = Bitmap(width: width, height: height, isOpaque: true)
      for pixel in 0..<width * height {
        let start = pixel / width * row + pixel % width * bytesPerPixel
        func value(_ index: Int) -> UInt8 {
          bytes[start + (isReversed ? bytesPerPixel - 1 - index : index)]
        }
        let alpha = hasAlpha ? value(alphaIndex) : 255
        for channel in 0..<3 {
          let stored = Int(value(colorIndex + (components == 1 ? 0 : channel)))
          let divided = alpha == 0 ? 0 : min(255, (stored * 255 + Int(alpha) / 2) / Int(alpha))
          bitmap.pixels[pixel * 4 + channel] = UInt8(isPremultiplied ? divided : stored)
        }
        bitmap.pixels[pixel * 4 + 3] = alpha
      }
      return bitmap
    }

    package func write(_ bitmap: Bitmap, to memory: UnsafeMutablePointer<UInt8>) {
      let row = bytesPerRow ?? bitmap.width * bytesPerPixel
      for pixel in 0..<bitmap.width * bitmap.height {
        let start = pixel / bitmap.width * row + pixel % bitmap.width * bytesPerPixel
        let color = bitmap.pixels[pixel * 4..<pixel * 4 + 4].map { Int($0) }
        func set(_ index: Int, _ value: Int) {
          memory[start + (isReversed ? bytesPerPixel - 1 - index : index)] = UInt8(value)
        }
        func share(_ value: Int) -> Int { isPremultiplied ? (value * color[3] + 127) / 255 : value }
        if components == 1 {
          set(colorIndex, share((color[0] * 299 + color[1] * 587 + color[2] * 114) / 1000))
        } else {
          for channel in 0..<3 { set(colorIndex + channel, share(color[channel])) }
        }
        if bytesPerPixel > components { set(alphaIndex, hasAlpha ? color[3] : 255) }
      }
    }
  }

  /// The place of the opacity among the numbers of a pixel, in place of Core Graphics' type on
  /// Linux.
  public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
    case alphaOnly
  }

  /// The order of the numbers of a pixel, in place of Core Graphics' type on Linux.
  public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Pixels of 16 bits, the low byte first. Not simulated.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Pixels of 32 bits, the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Pixels of 16 bits, the high byte first. Not simulated.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Pixels of 32 bits, the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  }

  /// A colour space, in place of Core Graphics' type on Linux: only the number of components.
  public final class CGColorSpace: Hashable, Sendable {
    /// The number of colour components: 1 for greys, 3 for red, green and blue.
    public let numberOfComponents: Int
    /// What the components mean.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
    /// The name of the colour space, if it was created by one.
    public let name: String?

    package init(_ numberOfComponents: Int, name: String? = nil) {
      self.numberOfComponents = numberOfComponents
      self.name = name
    }

    /// Creates a colour space by its name.
    public convenience init?(name: String) {
      self.init([Self.genericGrayGamma2_2, Self.linearGray].contains(name) ? 1 : 3, name: name)
    }

    /// The name of the standard colour space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the standard colour space with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the wide colour space of displays.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the standard space of greys.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of the linear space of greys.
    public static let linearGray = "kCGColorSpaceLinearGray"

    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
      one.numberOfComponents == other.numberOfComponents && one.name == other.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
  }

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

  /// Returns the colour space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }
  /// Returns the colour space of greys.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }

  /// The mapping of colours outside a colour space, in place of Core Graphics' type on Linux.
  public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }

  /// The bytes of an image, in place of Core Graphics' type on Linux.
  public final class CGDataProvider: Sendable {
    package let bytes: Data
    /// Creates a provider of data.
    public init?(data: Data) { bytes = data }
    /// Creates a provider of data.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }
    /// The data.
    public var data: Data? { bytes }
  }
#endif
