import Foundation

/// Options for measuring text.
///
/// Counterpart: `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps. Without this option it is a single line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// The font's leading is included. It is zero here.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// The bounds of the glyphs are measured instead of the lines. Ignored here.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// The last visible line is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// A context of measured text.
///
/// Counterpart: `NSStringDrawingContext`.
///
/// Coverage: simulated.
open class StringDrawingContext: NSObject {
  /// The smallest scale to which text may shrink so that it fits in the measured size; zero if it
  /// must not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last measured text.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured text, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension String {
  /// Returns the bounds of the text within a size, in points and not rounded, measured like a
  /// label's text.
  ///
  /// - Parameters:
  ///   - size: The available size. The height matters only for truncation.
  ///   - options: Options for measuring.
  ///   - attributes: The text's attributes. The default font is the system font of 12 points.
  ///   - context: The context that gets the bounds.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    let text =
      attributes?.isEmpty ?? true
      ? TextContent(self) : TextContent(NSAttributedString(string: self, attributes: attributes))
    return text.bounds(with: size, options, context)
  }

  /// Returns the size of the text on one line, in points and not rounded.
  ///
  /// - Parameter attrs: The text's attributes. Only the font counts; the default is the system
  ///   font of 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil
    ).size
  }
}

extension TextContent {
  /// Returns the bounds of the text within a size, in points and not rounded.
  fileprivate func bounds(
    with size: CGSize, _ options: StringDrawingOptions, _ context: StringDrawingContext?
  ) -> CGRect {
    let font = Font.systemFont(ofSize: 12)
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let scale = scale(toFit: size, breaks: breaks, context?.minimumScaleFactor ?? 0)
    context?.actualScaleFactor = scale
    let layout = TextLayout(
      self, font: font, width: breaks ? size.width : .infinity, mode: .byTruncatingTail,
      scale: scale)
    var most = 0
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      most = layout.linesFitting(in: size.height)
    }
    var text = layout.size(lines: most)
    if isEmpty { text.height = font.lineHeight }
    let bounds = CGRect(origin: .zero, size: text)
    context?.totalBounds = bounds
    return bounds
  }

  private func scale(toFit size: CGSize, breaks: Bool, _ least: CGFloat) -> CGFloat {
    guard least > 0, size.width > 0 else { return 1 }
    let room = CGSize(width: size.width, height: size.height > 0 ? size.height : .infinity)
    return TextLayout.scale(
      self, font: .systemFont(ofSize: 12), in: room, lines: breaks ? 0 : 1, least: least)
  }
}

extension NSString {
  /// Returns the bounds of the text within a size, in points and not rounded, measured like a
  /// label's text.
  ///
  /// - Parameters:
  ///   - size: The available size. The height matters only for truncation.
  ///   - options: Options for measuring.
  ///   - attributes: The text's attributes. The default font is the system font of 12 points.
  ///   - context: The context that gets the bounds.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: StringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of the text on one line, in points and not rounded.
  ///
  /// - Parameter attrs: The text's attributes. Only the font counts; the default is the system
  ///   font of 12 points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// Returns the bounds of the text within a size, in points and not rounded, each character in
  /// its own font (behaviour 25.42).
  ///
  /// - Parameters:
  ///   - size: The available size. The height matters only for truncation.
  ///   - options: Options for measuring.
  ///   - context: The context that gets the bounds.
  public func boundingRect(
    with size: CGSize, options: StringDrawingOptions = [], context: StringDrawingContext?
  ) -> CGRect {
    TextContent(self).bounds(with: size, options, context)
  }

  /// Returns the size of the text on one line, in points and not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }
}
