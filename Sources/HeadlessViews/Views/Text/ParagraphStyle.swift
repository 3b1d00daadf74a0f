import Foundation

/// How the lines of a paragraph stand.
///
/// Kept with the text; a label takes its own alignment and line break.
///
/// Counterpart: `NSParagraphStyle`.
///
/// Coverage: simulated.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked: the mutable subclass is the client's to guard, as in UIKit.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = TextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = LineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  var values = Values()

  /// Creates the usual style.
  public required override init() {
    super.init()
  }

  /// The usual style.
  open class var `default`: ParagraphStyle { ParagraphStyle() }

  /// The room between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// To which side the lines stand.
  open var alignment: TextAlignment { values.alignment }
  /// How far the first line is in, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are in, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What becomes of a text that is too long.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; zero for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied by; zero for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// From which fullness of a line on words are divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// How far tabs are apart, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may be closer before a text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = MutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? ParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, to be changed.
///
/// Counterpart: `NSMutableParagraphStyle`.
///
/// Coverage: simulated.
open class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: TextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: LineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over another style.
  ///
  /// - Parameter obj: The other style.
  open func setParagraphStyle(_ obj: ParagraphStyle) { values = obj.values }
}
