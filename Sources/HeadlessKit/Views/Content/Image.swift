import Foundation

/// A picture, by its name or its bytes. It is never decoded: there are no pixels.
///
/// UIKit's counterpart is `UIImage`.
public final class Image: NSObject, Sendable {
  /// The name that the picture was asked for by, if it was.
  public let name: String?
  /// The size, in points. Zero unless it was given.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  private let data: Data?

  /// Creates a picture of a size that shows nothing.
  ///
  /// UIKit has no such initializer; pictures come from decoders there.
  public init(name: String? = nil, size: CGSize, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.scale = scale
    data = nil
    super.init()
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
    self.init(name: name, size: .zero)
  }

  /// Creates a picture from the bytes of a file, which are kept as they are.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = nil
    size = .zero
    scale = 1
    self.data = data
    super.init()
  }

  /// The bytes that the picture was made from, if it was.
  public func pngData() -> Data? { data }

  /// Whether two pictures have the same name, size and bytes; nameless ones without bytes are equal
  /// only to themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    guard self !== other else { return true }
    guard name != nil || data != nil else { return false }
    return name == other.name && data == other.data && size == other.size && scale == other.scale
  }

  public override var hash: Int {
    guard name != nil || data != nil else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(data)
    return hasher.finalize()
  }
}
