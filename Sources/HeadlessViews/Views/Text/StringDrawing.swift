#if os(Linux)
  import Foundation

  /// How a text is measured.
  ///
  /// Counterpart: `NSStringDrawingOptions`. On macOS AppKit's is there.
  public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text breaks into lines. Without it there is one line.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The room between lines counts. Here there is none.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// The bounds of the glyphs count instead of the lines'. Here lines count.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
    /// The last line that has room ends in dots.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
  }

  /// What is asked of and said about a measured text.
  ///
  /// Counterpart: `NSStringDrawingContext`. On macOS AppKit's is there.
  ///
  /// Coverage: simulated. Kept without effect: `minimumScaleFactor`.
  open class StringDrawingContext: NSObject {
    /// The least scale to which the text may shrink. It is kept; nothing shrinks.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale that was used: 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The room that the last text took, in points.
    open internal(set) var totalBounds = CGRect.zero
  }

  extension String {
    /// The room that the text takes within a size, in points and not rounded, as a label's text is
    /// measured.
    ///
    /// - Parameters:
    ///   - size: The room there is. The height matters only for truncation.
    ///   - options: How the text is measured.
    ///   - attributes: The text's attributes. The font counts; without one it is the system's of 12
    ///     points.
    ///   - context: What is told how much room it took.
    public func boundingRect(
      with size: CGSize, options: StringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) -> CGRect {
      let font = attributes?[.font] as? Font ?? Font.systemFont(ofSize: 12)
      let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
      var lines = isEmpty ? [] : font.lines(of: self, within: breaks ? size.width : .infinity)
      if options.contains(.truncatesLastVisibleLine), size.height > 0 {
        let room = size.height / font.lineHeight
        if room < CGFloat(lines.count) { lines = Array(lines.prefix(max(1, Int(room)))) }
      }
      let width = lines.map { font.width(of: $0) }.max() ?? 0
      let bounds = CGRect(
        x: 0, y: 0, width: width, height: CGFloat(max(1, lines.count)) * font.lineHeight)
      context?.totalBounds = bounds
      return bounds
    }

    /// The room that the text takes in one line, in points and not rounded.
    ///
    /// - Parameter attrs: The text's attributes. The font counts; without one it is the system's of
    ///   12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      boundingRect(
        with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil
      ).size
    }
  }

  extension NSString {
    /// The room that the text takes within a size, in points and not rounded, as a label's text is
    /// measured.
    ///
    /// - Parameters:
    ///   - size: The room there is. The height matters only for truncation.
    ///   - options: How the text is measured.
    ///   - attributes: The text's attributes. The font counts; without one it is the system's of 12
    ///     points.
    ///   - context: What is told how much room it took.
    public func boundingRect(
      with size: CGSize, options: StringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
    ) -> CGRect {
      description.boundingRect(
        with: size, options: options, attributes: attributes, context: context)
    }

    /// The room that the text takes in one line, in points and not rounded.
    ///
    /// - Parameter attrs: The text's attributes. The font counts; without one it is the system's of
    ///   12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      description.size(withAttributes: attrs)
    }
  }

  extension NSAttributedString {
    /// The room that the text takes within a size, in points and not rounded. It is measured in the
    /// font of its first letter, as a label's text is.
    ///
    /// - Parameters:
    ///   - size: The room there is. The height matters only for truncation.
    ///   - options: How the text is measured.
    ///   - context: What is told how much room it took.
    public func boundingRect(
      with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
    ) -> CGRect {
      string.boundingRect(
        with: size, options: options,
        attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil, context: context)
    }

    /// The room that the text takes in one line, in points and not rounded.
    public func size() -> CGSize {
      boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }
  }
#endif
