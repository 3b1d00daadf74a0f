#if os(Linux)
  import Foundation
  import HeadlessViews
  import Raster

  /// An image as a recipe of filters. There are no filters: it has a size, and no pixels.
  ///
  /// Counterpart: `CIImage`.
  ///
  /// Coverage: simulated.
  public final class FilteredImage: NSObject, Sendable {
    /// The rectangle that the image fills.
    public let extent: CGRect

    private init(size: CGSize) { extent = CGRect(origin: .zero, size: size) }

    /// Creates an empty image.
    public override convenience init() { self.init(size: .zero) }

    /// Creates a recipe that yields an image.
    public convenience init?(image: Image) {
      self.init(
        size: CGSize(
          width: image.size.width * image.scale, height: image.size.height * image.scale))
    }

    /// Creates a recipe that yields an image of pixels.
    public convenience init(cgImage: CGImage) {
      self.init(size: CGSize(width: cgImage.width, height: cgImage.height))
    }
  }

  extension Image {
    /// The filters that make the image: `nil`, as for all images of pixels.
    public var ciImage: FilteredImage? { nil }

    /// Creates a blank image of the size of a recipe.
    public convenience init(ciImage: FilteredImage) {
      self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// Creates a blank image of the size of a recipe.
    ///
    /// - Parameters:
    ///   - ciImage: The recipe.
    ///   - scale: The number of pixels in a point.
    ///   - orientation: The orientation, which is not kept.
    public convenience init(
      ciImage: FilteredImage, scale: CGFloat, orientation: Image.Orientation
    ) {
      let scale = scale > 0 ? scale : 1
      self.init(
        size: CGSize(
          width: ciImage.extent.width / scale, height: ciImage.extent.height / scale))
    }
  }

  extension CGImage {
    /// Returns the image with the opacity of its pixels multiplied by the brightness of a mask's.
    ///
    /// The mask is stretched to the size of the image, without smoothing.
    ///
    /// - Parameter mask: An image of greys: black hides, white shows.
    /// - Returns: The image itself, if its pixels or those of the mask are unknown.
    /// - Complexity: O(*n*) in the number of pixels.
    public func masking(_ mask: CGImage) -> CGImage? {
      var pixels = bytes
      let shades = mask.bytes
      guard !pixels.isEmpty, !shades.isEmpty else { return self }
      for row in 0..<height {
        let rowOfMask = row * mask.height / height
        for column in 0..<width {
          let shade = (rowOfMask * mask.width + column * mask.width / width) * 4
          let alpha = (row * width + column) * 4 + 3
          let product = Int(pixels[alpha]) * Self.brightness(shades[shade..<shade + 3])
          pixels[alpha] = UInt8((product + 127) / 255)
        }
      }
      guard let space = colorSpace, let provider = CGDataProvider(data: Data(pixels))
      else { return nil }
      return CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }

    private var bytes: [UInt8] {
      dataProvider?.data.map { [UInt8]($0) } ?? []
    }

    private static func brightness(_ color: ArraySlice<UInt8>) -> Int {
      zip(color, [299, 587, 114]).reduce(500) { $0 + Int($1.0) * $1.1 } / 1000
    }
  }
#endif
