import Foundation

/// A picture, by its name or its bytes. It is never decoded: there are no pixels.
///
/// UIKit's counterpart is `UIImage`.
///
/// Coverage: simulated.
public final class Image: NSObject, Sendable {
  /// The name that the picture was asked for by, if it was.
  public let name: String?
  /// The size, in points. Zero unless it was given.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// How the picture is to be drawn.
  let look: ImageLook
  private let data: Data?

  init(name: String?, size: CGSize, scale: CGFloat, data: Data?, look: ImageLook) {
    self.name = name
    self.size = size
    self.scale = scale
    self.data = data
    self.look = look
    super.init()
  }

  /// Creates a picture of a size that shows nothing.
  ///
  /// UIKit has no such initializer; pictures come from decoders there.
  public convenience init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
    self.init(name: name, size: size, scale: scale, data: nil, look: ImageLook())
  }

  /// Creates an empty picture.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates a picture by its name. No catalogue is looked at: every name is good.
  public convenience init?(named name: String) {
    self.init(name: name, size: .zero)
  }

  /// Creates a picture by its name, as an image literal does. Every name is good.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: .zero)
  }

  /// Creates a symbol by its name. No catalogue is looked at: every name is good.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a picture from the bytes of a file, which are kept as they are; `nil` if they do not
  /// begin as a picture does.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a file, which are kept as they are; `nil` if they do not
  /// begin as a picture does.
  ///
  /// Nothing is decoded: the size is known of PNG files only.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard PictureFormat.isPicture(data) else { return nil }
    let pixels = PNG.size(of: data) ?? .zero
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(name: nil, size: size, scale: scale, data: data, look: ImageLook())
  }

  /// Creates a picture from a file, whose bytes are kept as they are; `nil` if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that the picture was made from, if it was.
  public func pngData() -> Data? { data }

  /// The bytes that the picture was made from, if it was: nothing is encoded here.
  ///
  /// - Parameter compressionQuality: It makes no difference here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }

  /// The same picture, drawn in another way.
  func looking(_ change: (inout ImageLook) -> Void) -> Image {
    var changed = look
    change(&changed)
    return Image(name: name, size: size, scale: scale, data: data, look: changed)
  }

  /// Whether two pictures have the same name, size, bytes and look; nameless ones without bytes are
  /// equal only to themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    guard self !== other else { return true }
    guard name != nil || data != nil else { return false }
    return name == other.name && data == other.data && size == other.size && scale == other.scale
      && look == other.look
  }

  public override var hash: Int {
    guard name != nil || data != nil else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(data)
    return hasher.finalize()
  }
}
