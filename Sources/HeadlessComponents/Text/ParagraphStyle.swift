import Foundation
import HeadlessViews

/// The style of a paragraph.
///
/// Stored with the text; a label uses its own alignment and line break mode.
///
/// Counterpart: `NSParagraphStyle`.
///
/// Coverage: simulated.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying, ParagraphMetrics,
  @unchecked Sendable
{
  private let mark = AttributeMark()
  // Unchecked: clients synchronize access to the mutable subclass, as in UIKit.
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
    var lineBreakStrategy = LineBreakStrategy()
    var tabStops: [TextTab] = []
    var usesDefaultHyphenation = false
    var baseWritingDirection = WritingDirection.natural
  }

  var values = Values()

  /// Creates the default style.
  public required override init() {
    super.init()
  }

  /// The default style.
  open class var `default`: ParagraphStyle { ParagraphStyle() }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines.
  open var alignment: TextAlignment { values.alignment }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The position at which lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The treatment of text that does not fit.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; zero for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; zero for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenating words.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The distance between tab stops, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may be tightened before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The way in which lines are broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops.
  open var tabStops: [TextTab] { values.tabStops }
  /// Whether the system hyphenates words.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The direction of writing.
  open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
  /// Returns the direction of writing of a language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> WritingDirection {
    let isMirrored = languageName.map {
      Locale.Language(identifier: $0).characterDirection == .rightToLeft
    }
    return isMirrored == true ? .rightToLeft : .leftToRight
  }

  /// The way in which lines are broken. Counterpart: `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line is not left with a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are kept together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
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

/// A mutable style of a paragraph.
///
/// Counterpart: `NSMutableParagraphStyle`.
///
/// Coverage: simulated.
open class MutableParagraphStyle: ParagraphStyle, @unchecked Sendable {
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var tabStops: [TextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var baseWritingDirection: WritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Adds a tab stop, in the order of the locations.
  open func addTabStop(_ anObject: TextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: TextTab) { tabStops.removeAll { $0.isEqual(anObject) } }
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

  /// Copies the values of another style.
  ///
  /// - Parameter obj: The other style.
  open func setParagraphStyle(_ obj: ParagraphStyle) { values = obj.values }
}
