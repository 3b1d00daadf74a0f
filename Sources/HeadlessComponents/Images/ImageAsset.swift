import Foundation
import HeadlessViews

/// The versions of an image for different traits.
///
/// Counterpart: `UIImageAsset`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ImageAsset: NSObject {
  /// The image that retains this asset.
  private weak var owner: Image?
  /// The versions; `nil` stands for the owner.
  private var versions: [(traits: TraitCollection, image: Image?)] = []

  fileprivate init(of image: Image) {
    owner = image
    versions = [(TraitCollection.current, nil)]
    super.init()
  }

  /// Creates an asset without images.
  public override init() {
    super.init()
  }

  /// Adds a version.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - traitCollection: The traits for which it is.
  open func register(_ image: Image, with traitCollection: TraitCollection) {
    unregister(traitCollection)
    versions.append((traitCollection, image === owner ? nil : image))
    image.asset = self
  }

  /// Removes a version.
  ///
  /// - Parameter traitCollection: The traits for which it is.
  open func unregister(_ traitCollection: TraitCollection) {
    versions.removeAll { $0.traits == traitCollection }
  }

  /// Returns the version for traits: the last one of their style, otherwise the first one.
  ///
  /// - Parameter traitCollection: The traits.
  open func image(with traitCollection: TraitCollection) -> Image {
    let style = traitCollection.userInterfaceStyle
    let fitting = versions.last { $0.traits.userInterfaceStyle == style }
    return (fitting ?? versions.first).flatMap { $0.image ?? owner } ?? Image()
  }
}

extension Image {
  /// The asset of the image, to which versions for other traits can be added.
  @preconcurrency @MainActor public var imageAsset: ImageAsset? {
    if let asset = asset as? ImageAsset { return asset }
    let new = ImageAsset(of: self)
    asset = new
    ownAsset = new
    return new
  }
}
