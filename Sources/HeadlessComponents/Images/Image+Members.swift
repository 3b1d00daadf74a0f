import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

extension Image {
  /// The range of brightness. Counterpart: `UIImage.DynamicRange`.
  public enum DynamicRange: Int, Hashable, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
  /// Returns an image whose middle, of one point, is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width at the left that is not stretched; 0 to stretch the whole width.
  ///   - topCapHeight: The height at the top that is not stretched; 0 to stretch the whole height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    func cap(beyond cap: Int, in length: CGFloat) -> CGFloat {
      cap == 0 ? 0 : max(0, length - CGFloat(cap) - 1)
    }
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: cap(beyond: topCapHeight, in: size.height),
        right: cap(beyond: leftCapWidth, in: size.width)))
  }
  /// Creates a symbol whose layers show a value. The value makes no difference.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The value, from 0 to 1.
  ///   - configuration: The configuration of the symbol.
  public convenience init?(
    systemName: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: systemName, withConfiguration: configuration)
  }
  /// Returns the animation of the images `name0`, `name1` and so on up to `name1024`, or the image
  /// `name`.
  ///
  /// - Parameters:
  ///   - name: The name without a number.
  ///   - duration: The duration, in seconds.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> Image? {
    let images = (0...1024).lazy.map { Image(named: "\(name)\($0)") }.prefix { $0 != nil }
      .compactMap(\.self)
    return images.isEmpty
      ? Image(named: name) : animatedImage(with: Array(images), duration: duration)
  }
  /// Returns the animation of the images `name0`, `name1` and so on, whose middle is stretched.
  ///
  /// - Parameters:
  ///   - name: The name without a number.
  ///   - capInsets: The edges that are not stretched, in points.
  ///   - duration: The duration, in seconds.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: EdgeInsets, duration: TimeInterval
  ) -> Image? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }

  /// The traits that the image was made for.
  public var traitCollection: TraitCollection { .current }
  /// The distance of the baseline from the bottom: none is known.
  public var baselineOffsetFromBottom: CGFloat? { nil }
  /// Whether the image has a baseline: none is known.
  public var hasBaseline: Bool { false }
  /// Returns the image itself: baselines have no effect.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image { self }
  /// Returns the image itself: baselines have no effect.
  public func imageWithoutBaseline() -> Image { self }
  /// Returns the image as data: PNG data, since nothing is compressed here.
  public func heicData() -> Data? { pngData() }
  /// Whether the image has pixels brighter than white: no.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image itself.
  public func imageRestrictedToStandardDynamicRange() -> Image { self }
  /// The width of the part at the left that is not stretched, in points.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height of the part at the top that is not stretched, in points.
  public var topCapHeight: Int { Int(capInsets.top) }
  /// The format of a renderer for images like this one.
  public var imageRendererFormat: GraphicsImageRendererFormat {
    let format = GraphicsImageRendererFormat.preferred()
    format.scale = scale
    return format
  }
  /// Creates the image of a resource; an empty one if there is none.
  public convenience init(resource: AssetImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}

extension GraphicsImageRendererFormat {
  /// The range of colours. Counterpart: `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  /// The range of colours: the standard one. Setting it has no effect.
  public var preferredRange: Range {
    get { .standard }
    set {}
  }
  /// Whether the range of colours is extended: no. Setting it has no effect.
  public var prefersExtendedRange: Bool {
    get { false }
    set {}
  }
  /// Creates the format for traits: the default one.
  public convenience init(for traitCollection: TraitCollection) { self.init() }
}

extension GraphicsImageRenderer {
  /// Whether the renderer makes images: yes.
  public var allowsImageOutput: Bool { true }
}

extension Image.SymbolWeight {
  /// Returns the weight of a font that goes with the symbol.
  public func fontWeight() -> Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}

/// The name of an image of an asset catalogue, as Xcode generates it.
///
/// Counterpart: `ImageResource`.
///
/// Coverage: simulated.
public struct AssetImageResource: Hashable, @unchecked Sendable {
  /// The name of the asset.
  public let name: String
  /// The bundle of the asset.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

/// The name of a colour of an asset catalogue, as Xcode generates it.
///
/// Counterpart: `ColorResource`.
///
/// Coverage: simulated.
public struct AssetColorResource: Hashable, @unchecked Sendable {
  /// The name of the asset.
  public let name: String
  /// The bundle of the asset.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// Creates the colour of a resource; black if there is none.
  public convenience init(resource: AssetColorResource) {
    let found = Color(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .black
    self.init(dynamicProvider: { found.resolvedColor(with: $0) })
  }
  /// The name of the colour for VoiceOver: not known.
  public var accessibilityName: String { "" }
}
