import Foundation

/// The environment of a compositional layout.
///
/// Counterpart: `NSCollectionLayoutEnvironment`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: TraitCollection { get }
}

/// The container of a compositional layout, or of one of its groups.
///
/// Counterpart: `NSCollectionLayoutContainer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutContainer: NSObjectProtocol {
  /// The size with the insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets that are in effect.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The environment that a compositional layout passes to its clients.
@MainActor
final class LayoutSurroundings: NSObject, CollectionLayoutEnvironment {
  let container: any CollectionLayoutContainer
  let traitCollection: TraitCollection

  init(size: CGSize, insets: EdgeInsets = .zero, traits: TraitCollection) {
    container = LayoutRoom(size, insets)
    traitCollection = traits
    super.init()
  }
}

@MainActor
private final class LayoutRoom: NSObject, CollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: DirectionalEdgeInsets

  init(_ size: CGSize, _ insets: EdgeInsets) {
    contentSize = size
    contentInsets = DirectionalEdgeInsets(insets, .leftToRight)
    super.init()
  }

  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets.insets(.leftToRight)).size
  }
}
