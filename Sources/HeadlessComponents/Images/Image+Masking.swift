#if os(Linux)
  import Foundation
  import HeadlessViews
  import Raster

  /// An image as a recipe of filters. There are no filters, so there is none.
  ///
  /// Counterpart: `CIImage`.
  ///
  /// Coverage: simulated.
  public final class FilteredImage: Sendable {
    private init() {}
  }

  extension Image {
    /// The filters that make the image: `nil`, as for all images of pixels.
    public var ciImage: FilteredImage? { nil }
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
      guard let space = colorSpace, let provider = CGDataProvider(data: Data(pixels) as NSData)
      else { return nil }
      return CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }

    private var bytes: [UInt8] {
      dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
    }

    private static func brightness(_ color: ArraySlice<UInt8>) -> Int {
      zip(color, [299, 587, 114]).reduce(500) { $0 + Int($1.0) * $1.1 } / 1000
    }
  }
#endif
