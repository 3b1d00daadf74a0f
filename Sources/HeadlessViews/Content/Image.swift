import Foundation
import Raster

/// An image, as its name or its data. It is never decoded.
///
/// Counterpart: `UIImage`.
///
/// Coverage: simulated.
public final class Image: NSObject, Sendable {
  private let mark = AttributeMark()
  /// The name from which the image was created, if any.
  public let name: String?
  /// The size, in points, if it is known.
  package let knownSize: CGSize?
  /// The size, in points. An image whose size is not known is 1 × 1; a symbol's follows from its
  /// configuration, and is 20 × 20 without one.
  public var size: CGSize { size(preferring: nil) }
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The rendering attributes of the image.
  let look: ImageLook
  let content: ImageContent?
  /// The accessibility attributes that were set, if any were.
  @MainActor var spoken: AccessibilityAttributes?
  /// The versions of the image for other traits, if there are any.
  @MainActor package weak var asset: AnyObject?
  /// The asset that this image has made.
  @MainActor package var ownAsset: AnyObject?

  init(name: String?, size: CGSize?, scale: CGFloat, content: ImageContent?, look: ImageLook) {
    self.name = name
    knownSize = size
    self.scale = scale
    self.content = content
    self.look = look
    super.init()
  }

  convenience init(name: String?, size: CGSize?, scale: CGFloat, data: Data?, look: ImageLook) {
    self.init(
      name: name, size: size, scale: scale, content: data.map { ImageContent($0) }, look: look)
  }

  /// Creates the image of a drawing.
  convenience init(drawing: Bitmap, size: CGSize, scale: CGFloat) {
    self.init(
      name: nil, size: size, scale: scale, content: ImageContent(drawing), look: ImageLook())
  }

  /// Creates a blank image of a size.
  ///
  /// UIKit has no such initializer; there, images are decoded.
  public convenience init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
    self.init(name: name, size: size, scale: scale, data: nil, look: ImageLook())
  }

  /// Creates an empty image.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates an image by its name: a picture of the app's asset catalogues or of its files.
  ///
  /// A test that registers the size with `InterfaceFiles.register(image:size:)` wins. In a program
  /// whose folders have no pictures, every name is valid, and the image is 1 × 1.
  ///
  /// - Returns: `nil` if the app has pictures, but none of this name. (behaviour 23.22)
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates an image by its name, as an image literal does. Every name is valid.
  public convenience init(imageLiteralResourceName name: String) {
    let picture = NamedContents.picture(named: name, in: nil).value
    self.init(
      name: name, size: NamedResources.sizeOfImage(named: name) ?? picture?.size,
      scale: picture?.scale ?? 1, data: picture?.data, look: ImageLook(picture))
  }

  /// Creates a symbol by its name. Symbols are not looked up: every name is valid.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image from the data of a file, which is kept as is; `nil` if it does not begin like
  /// an image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the data of a file, which is kept as is; `nil` if it does not begin like
  /// an image.
  ///
  /// Nothing is decoded: the size is that in the header of a PNG, JPEG or GIF.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - scale: The number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureFormat.isPicture(data) else { return nil }
    let scale = scale > 0 ? scale : 1
    let size = PictureHeader.pixelSize(of: data).map {
      CGSize(width: $0.width / scale, height: $0.height / scale)
    }
    self.init(name: nil, size: size, scale: scale, data: data, look: ImageLook())
  }

  /// Creates an image from a file, whose data is kept as is; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the data from which the image was created, if any.
  public func pngData() -> Data? { content?.file }

  /// Returns the data from which the image was created, if any: nothing is encoded here.
  ///
  /// - Parameter compressionQuality: Ignored.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// Returns the image with other rendering attributes.
  func looking(_ change: (inout ImageLook) -> Void) -> Image {
    var changed = look
    change(&changed)
    return Image(name: name, size: knownSize, scale: scale, content: content, look: changed)
  }

  /// Returns whether two images have the same name, size, data and rendering attributes; an image
  /// without name and data is only equal to itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    guard self !== other else { return true }
    guard name != nil || content != nil else { return false }
    return name == other.name && knownSize == other.knownSize && scale == other.scale
      && look == other.look && ImageContent.areEqual(content, other.content)
  }

  public override var hash: Int {
    guard name != nil || content != nil else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(knownSize?.width)
    hasher.combine(knownSize?.height)
    return hasher.finalize()
  }
}

// An image is no view: its accessibility attributes are data, which an image view may take over.
extension Image {
  /// The identifier by which tests find the image.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { spoken?.identifier }
    set { speak { $0.identifier = newValue } }
  }
  /// The image's accessibility label.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { spoken?.label?.string }
    set { speak { $0.label = newValue.map { TextContent($0) } } }
  }
  /// Whether the image is an accessibility element. Kept without effect.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { spoken?.isElement ?? false }
    set { speak { $0.isElement = newValue } }
  }

  @MainActor private func speak(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = spoken ?? AccessibilityAttributes()
    change(&attributes)
    spoken = attributes
  }
}

/// The size that the header of an image's file says. Nothing is decoded.
package enum PictureHeader {
  /// Returns the size of a PNG, JPEG or GIF, in pixels; `nil` for other files.
  static func pixelSize(of data: Data) -> CGSize? {
    if let size = PNG.size(of: data) { return size }
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0xFF, 0xD8]) { return jpegSize(bytes) }
    return bytes.starts(with: Array("GIF8".utf8)) ? gifSize(bytes) : nil
  }

  /// Returns the size in the first frame of a JPEG; `nil` if there is none.
  package static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    func number(at index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return CGSize(width: number(at: index + 7), height: number(at: index + 5)) }
      index += 2 + max(2, number(at: index + 2))
    }
    return nil
  }

  /// Returns the size of a GIF; `nil` if the header is not whole.
  package static func gifSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count > 9 else { return nil }
    func number(at index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
    return CGSize(width: number(at: 6), height: number(at: 8))
  }
}
