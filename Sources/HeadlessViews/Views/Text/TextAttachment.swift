import Foundation

/// A shadow of letters, as data.
///
/// Counterpart: `NSShadow`.
///
/// Coverage: simulated. Kept without effect: `shadowBlurRadius`, `shadowColor`, `shadowOffset`.
open class TextShadow: NSObject {
  /// Where it falls, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour.
  open var shadowColor: Any? = Color.black.withAlphaComponent(1.0 / 3)

  /// Creates one.
  public override init() {
    super.init()
  }
}

/// A picture in a text, as data.
///
/// Counterpart: `NSTextAttachment`.
///
/// Coverage: simulated. Kept without effect: `bounds`, `contents`, `fileType`, `image`.
open class TextAttachment: NSObject {
  /// The picture.
  open var image: Image?
  /// Where it stands by the line, in points; empty for its own size.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?

  /// Creates one.
  ///
  /// - Parameters:
  ///   - contentData: The bytes of a file.
  ///   - uti: The type of the file.
  public init(data contentData: Data? = nil, ofType uti: String? = nil) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates one.
  ///
  /// - Parameter image: The picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The character that a picture stands for.
  static let attachmentCharacter = "\u{FFFC}"

  #if os(Linux)
    /// Creates a text that is a picture.
    ///
    /// - Parameter attachment: The picture.
    public convenience init(attachment: TextAttachment) {
      self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
    }
  #endif
}
