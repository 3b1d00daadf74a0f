import Foundation
import HeadlessViews

extension NSAttributedString {
  /// Creates a text from an ``AttributedString``, with the attributes that views know: fonts,
  /// colours, kerning and links. Others are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.FontAttribute.self]
      attributes[.foregroundColor] = run[AttributeScopes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[AttributeScopes.BackgroundColorAttribute.self]
      attributes[.kern] = run[AttributeScopes.KernAttribute.self]
      attributes[.link] = run.link
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text from an `NSAttributedString`, with the attributes that views know: fonts,
  /// colours, kerning and links. Others are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { found, range, _ in
      append(
        AttributedString(
          (nsStr.string as NSString).substring(with: range),
          attributes: AttributeContainer(found)))
    }
  }
}

extension NSAttributedString {
  /// Has no effect: text is not rendered.
  public func draw(at point: CGPoint) {}
  /// Has no effect: text is not rendered.
  public func draw(in rect: CGRect) {}
  /// Has no effect: text is not rendered.
  public func draw(
    with rect: CGRect, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) {}
  /// Returns whether a range contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
  /// Returns a range as a document: plain text.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - dict: The type of the document and the encoding.
  /// - Throws: An error for a type other than plain text, or a text that has none.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type =
      dict[.documentType] as? DocumentType
      ?? (dict[.documentType] as? String).map(DocumentType.init) ?? .plain
    guard type == .plain else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Documents of the type \(type.rawValue) are not written here. Use plain text."
        ])
    }
    let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
  /// Reads the document at a location: plain text or simple HTML.
  ///
  /// - Parameters:
  ///   - url: The location.
  ///   - options: Options for reading it.
  ///   - dict: Becomes the attributes of the document.
  /// - Throws: An error if the file cannot be read, or its type is not read here.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The look of letters. Counterpart: `NSAttributedString.TextEffectStyle`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters pressed into the page.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension NSMutableAttributedString {
  /// Has no effect: attributes are not changed to fit the text.
  public func fixAttributes(in range: NSRange) {}
}

extension NSAttributedString.Key {
  /// Whether letters stand one below the other.
  public static let verticalGlyphForm = Self("CTVerticalForms")
  /// The segment of provisional text.
  public static let markedClauseSegment = Self("NSMarkedClauseSegment")
  /// The tag of a part that a text view's delegate is asked about.
  public static let textItemTag = Self("UITextItemTag")
  /// An image among letters.
  public static let adaptiveImageGlyph = Self("CTAdaptiveImageProvider")
  /// The spelling of the text.
  public static let spellingState = Self("NSSpellingState")
  /// The language in which VoiceOver reads the text.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch in which VoiceOver reads the text.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// The pronunciation of the text by VoiceOver.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether VoiceOver reads punctuation.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// Whether VoiceOver reads the announcement after others.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Whether VoiceOver spells the text.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// The information that VoiceOver adds to the text.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
