import Foundation
import HeadlessViews

/// A layer with text, as data.
///
/// Counterpart: `CATextLayer`.
///
/// Coverage: simulated. Kept without effect: `alignmentMode`, `allowsFontSubpixelQuantization`,
/// `font`, `fontSize`, `foregroundColor`, `isWrapped`, `string`, `truncationMode`.
@preconcurrency @MainActor
open class TextLayer: Layer {
  /// The text: a string, or an attributed one.
  open var string: Any?
  /// The font, or its name.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor?
  /// Whether lines are wrapped.
  open var isWrapped = false
  /// The way in which lines are truncated.
  open var truncationMode = TextLayerTruncationMode.none
  /// The alignment of the lines.
  open var alignmentMode = TextLayerAlignmentMode.natural
  /// Whether glyphs are placed on parts of pixels.
  open var allowsFontSubpixelQuantization = false
}

/// The alignment of a text layer. Counterpart: `CATextLayerAlignmentMode`.
public struct TextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the reading direction.
  public static let natural = TextLayerAlignmentMode(rawValue: "natural")
  /// Alignment to the left.
  public static let left = TextLayerAlignmentMode(rawValue: "left")
  /// Alignment to the right.
  public static let right = TextLayerAlignmentMode(rawValue: "right")
  /// Centred alignment.
  public static let center = TextLayerAlignmentMode(rawValue: "center")
  /// Alignment to both sides.
  public static let justified = TextLayerAlignmentMode(rawValue: "justified")
}

/// The way in which a text layer truncates lines. Counterpart: `CATextLayerTruncationMode`.
public struct TextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No truncation.
  public static let none = TextLayerTruncationMode(rawValue: "none")
  /// Truncation at the start.
  public static let start = TextLayerTruncationMode(rawValue: "start")
  /// Truncation at the end.
  public static let end = TextLayerTruncationMode(rawValue: "end")
  /// Truncation in the middle.
  public static let middle = TextLayerTruncationMode(rawValue: "middle")
}
