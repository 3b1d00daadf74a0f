import Foundation

/// What a compositional layout is laid out in.
///
/// UIKit's counterpart is `NSCollectionLayoutEnvironment`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any CollectionLayoutContainer { get }
  /// What the view was told about its surroundings.
  var traitCollection: TraitCollection { get }
}

/// The room for a compositional layout, or for one of its groups.
///
/// UIKit's counterpart is `NSCollectionLayoutContainer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionLayoutContainer: NSObjectProtocol {
  /// The room with the insets, in points.
  var contentSize: CGSize { get }
  /// The room without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The surroundings that a compositional layout gives to its clients.
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
