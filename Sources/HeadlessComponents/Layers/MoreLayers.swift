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

/// A layer that repeats its sublayers, as data.
///
/// Counterpart: `CAReplicatorLayer`.
///
/// Coverage: simulated. Kept without effect: `instanceAlphaOffset`, `instanceBlueOffset`,
/// `instanceColor`, `instanceCount`, `instanceDelay`, `instanceGreenOffset`, `instanceRedOffset`,
/// `instanceTransform`, `preservesDepth`.
@preconcurrency @MainActor
open class ReplicatorLayer: Layer {
  /// The number of copies.
  open var instanceCount = 1
  /// Whether copies keep their place on the z axis.
  open var preservesDepth = false
  /// The delay from one copy to the next, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy.
  open var instanceColor: CGColor?
  /// The change of red from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// The change of green from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that is drawn in tiles, as data.
///
/// Counterpart: `CATiledLayer`.
///
/// Coverage: simulated. Kept without effect: `levelsOfDetail`, `levelsOfDetailBias`, `tileSize`.
@preconcurrency @MainActor
open class TiledLayer: Layer {
  /// The number of sizes.
  open var levelsOfDetail = 1
  /// The number of larger sizes.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Returns the duration of a new tile's appearance, in seconds.
  open class func fadeDuration() -> TimeInterval { 0.25 }
}

/// A layer whose content scrolls.
///
/// Counterpart: `CAScrollLayer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ScrollLayer: Layer {
  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that keeps its sublayers in space, as data.
///
/// Counterpart: `CATransformLayer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TransformLayer: Layer {}
