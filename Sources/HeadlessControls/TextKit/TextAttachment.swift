import Foundation
@_spi(Hooks) import HeadlessViews

/// A shadow of text, as data.
///
/// Counterpart: `NSShadow`.
///
/// Coverage: simulated. Kept without effect: `shadowBlurRadius`, `shadowColor`, `shadowOffset`.
open class TextShadow: NSObject {
  private let mark = AttributeMark()
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: Any? = Color.black.withAlphaComponent(1.0 / 3)

  /// Creates a shadow.
  public override init() {
    super.init()
  }
}

/// An image in text, as data.
///
/// Counterpart: `NSTextAttachment`.
///
/// Coverage: simulated. Kept without effect: `contents`, `fileType`.
open class TextAttachment: NSObject {
  private let mark = AttributeMark()
  package var keptStates = KeptStates()
  /// The image.
  open var image: Image?
  /// The bounds relative to the baseline, in points; empty for the image's own size.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - contentData: The contents of a file.
  ///   - uti: The type of the file.
  public init(data contentData: Data? = nil, ofType uti: String? = nil) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment. Archives are not simulated.
  public required init?(coder: NSCoder) {}

  /// Encodes the attachment. Archives are not simulated, so nothing is written.
  open func encode(with coder: NSCoder) {}

  /// Returns the bounds in a line, in points: ``bounds``, or the image's size.
  ///
  /// - Parameters:
  ///   - textContainer: The container of the text.
  ///   - lineFrag: The line, in points.
  ///   - position: The position of the attachment in the line.
  ///   - charIndex: The attachment's character.
  open func attachmentBounds(
    for textContainer: TextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

  /// Returns the image to draw.
  ///
  /// - Parameters:
  ///   - imageBounds: The bounds in the line, in points.
  ///   - textContainer: The container of the text.
  ///   - charIndex: The attachment's character.
  open func image(
    forBounds imageBounds: CGRect, textContainer: TextContainer?, characterIndex charIndex: Int
  ) -> Image? { image }

  /// Creates an attachment.
  ///
  /// - Parameter image: The image.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The character that represents an attachment.
  static let attachmentCharacter = "\u{FFFC}"

  /// Creates a text that consists of an attachment.
  ///
  /// - Parameter attachment: The attachment.
  public convenience init(attachment: TextAttachment) {
    self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
  }
}

extension TextAttachment: LineAttachment {
  /// The bounds relative to the baseline, in points, as the attachment gives them.
  package var boundsInLine: CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
}
