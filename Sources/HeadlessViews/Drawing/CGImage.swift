#if os(Linux)
  import Foundation
  import Raster

  /// The pixels of an image, in place of Core Graphics' type on Linux.
  ///
  /// The pixels are those of a drawing. Files are not decoded, so an image from a file or a name
  /// has a size without pixels, and draws nothing.
  public final class CGImage: Hashable, Sendable {
    let bitmap: Bitmap?
    /// The image without known pixels that this one stands for.
    let origin: Image?
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      origin = nil
      (width, height) = (bitmap.width, bitmap.height)
    }

    init(_ image: Image) {
      bitmap = nil
      origin = image
      width = Int((image.size.width * image.scale).rounded())
      height = Int((image.size.height * image.scale).rounded())
    }

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - width: The width, in pixels.
    ///   - height: The height, in pixels.
    ///   - bitsPerComponent: The bits of each number of a pixel: 8.
    ///   - bitsPerPixel: The bits of each pixel: 8, 16, 24 or 32.
    ///   - bytesPerRow: The bytes of each row.
    ///   - space: The colour space. Ignored but for the number of components.
    ///   - bitmapInfo: The order of the numbers of a pixel.
    ///   - provider: The pixels.
    ///   - decode: Ignored.
    ///   - shouldInterpolate: Ignored: images are scaled without smoothing.
    ///   - intent: Ignored.
    /// - Returns: `nil` for other layouts, or if there are too few bytes.
    public init?(
      width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
      decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
      guard width > 0, height > 0, bitsPerComponent == 8,
        let layout = PixelLayout(
          components: space.numberOfComponents, info: bitmapInfo, bytesPerRow: bytesPerRow,
          width: width),
        layout.bytesPerPixel * 8 == bitsPerPixel,
        let bitmap = layout.read([UInt8](provider.bytes), width: width, height: height)
      else { return nil }
      self.bitmap = bitmap
      origin = nil
      (self.width, self.height) = (width, height)
    }

    /// The bits of each number of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of each pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of each row.
    public var bytesPerRow: Int { width * 4 }
    /// The place of the opacity among the numbers of a pixel.
    public var alphaInfo: CGImageAlphaInfo { .last }
    /// The order of the numbers of a pixel.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// The colour space.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Whether the image is only a mask.
    public var isMask: Bool { false }
    /// The pixels: red, green, blue and opacity, not premultiplied. No bytes if they are unknown.
    public var dataProvider: CGDataProvider? {
      CGDataProvider(data: Data(bitmap?.pixels ?? []))
    }
    /// Returns the image itself, which never changes.
    public func copy() -> CGImage? { self }

    /// Returns a part of the image, or `nil` if it is empty.
    ///
    /// - Parameter rect: The part, in pixels from the top left corner.
    public func cropping(to rect: CGRect) -> CGImage? {
      let rect = rect.standardized.integral
      guard let bitmap else {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return part.isEmpty ? nil : CGImage(Image(size: part.size))
      }
      return bitmap.cropped(
        toX: Int(max(0, rect.minX))..<Int(max(0, rect.minX, rect.maxX)),
        y: Int(max(0, rect.minY))..<Int(max(0, rect.minY, rect.maxY))
      ).map(CGImage.init)
    }

    /// Returns whether two images have the same pixels; images without pixels, the same origin.
    public static func == (one: CGImage, other: CGImage) -> Bool {
      one.bitmap == other.bitmap && one.origin == other.origin && one.width == other.width
        && one.height == other.height
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(bitmap)
      hasher.combine(origin)
    }
  }

  extension Image {
    /// The pixels of the image: of a drawing, known; of a file or a name, only their number.
    public var cgImage: CGImage? { bitmap.map(CGImage.init) ?? CGImage(self) }

    /// Creates an image from pixels, one point each.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels in a point.
    ///   - orientation: The orientation of the image.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      var look = cgImage.origin?.look ?? ImageLook()
      look.orientation = orientation
      self.init(
        name: cgImage.origin?.name,
        size: CGSize(
          width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale, content: cgImage.bitmap.map { ImageContent($0) } ?? cgImage.origin?.content,
        look: look)
    }
  }
#endif
