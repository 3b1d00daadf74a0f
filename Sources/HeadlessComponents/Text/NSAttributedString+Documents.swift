import Foundation
import HeadlessViews

extension NSAttributedString {
  /// The type of a document.
  ///
  /// Counterpart: `NSAttributedString.DocumentType`.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, of which paragraphs, headings, lists, links, bold, italic, underlined and struck text,
    /// and characters by name or number are read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text. It is not read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. It is not read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  ///
  /// Counterpart: `NSAttributedString.DocumentReadingOptionKey`.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the document: a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text: the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The attributes of text to which the document gives none.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The location of the document.
    public static let baseURL = Self(rawValue: "BaseURL")
  }

  /// An attribute of a document.
  ///
  /// Counterpart: `NSAttributedString.DocumentAttributeKey`.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the document: a ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding of the text: the raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// Reads a document: plain text or simple HTML.
  ///
  /// Without a type, data that begins with `<` is HTML.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Options for reading it.
  ///   - dict: Becomes the attributes of the document.
  /// - Throws: An error if the text cannot be decoded, or the type is not read here.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let given =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
    let type = given ?? (text.drop(while: \.isWhitespace).first == "<" ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain: self.init(string: text, attributes: attributes)
    case .html: self.init(attributedString: SimpleHTML.text(of: text, with: attributes))
    default:
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Documents of the type \(type.rawValue) are not read here. Use plain text or HTML."
        ])
    }
    let about: [String: Any] = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    dict?.pointee = NSDictionary(dictionary: about)
  }
}
