import Foundation

/// Which parts of a layout are no longer right.
///
/// UIKit's counterpart is `UICollectionViewLayoutInvalidationContext`.
///
/// Coverage: simulated. Kept without effect: `contentSizeAdjustment`.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
  private var reason = Reason.request
  private var items: Set<IndexPath>?
  private var supplementaryElements: [String: Set<IndexPath>]?
  private var decorationElements: [String: Set<IndexPath>]?
  private var movement: Movement?

  /// How much further down and right the content is to be after the layout.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is to be after the layout.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context that names no parts.
  public required override init() {
    super.init()
  }

  /// Whether all data and all attributes are to be asked for again.
  open var invalidateEverything: Bool { reason == .everything }
  /// Whether the numbers of sections and items are to be asked for again.
  open var invalidateDataSourceCounts: Bool { reason != .request }

  /// The items whose attributes are no longer right, if any were named; each once, in order (behaviour 15.5).
  open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }
  /// The supplementary views whose attributes are no longer right, by kind, if any were named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements?.mapValues { $0.sorted() }
  }
  /// The decoration views whose attributes are no longer right, by kind, if any were named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorationElements?.mapValues { $0.sorted() }
  }

  /// Names items whose attributes are no longer right.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []).union(indexPaths)
  }

  /// Names supplementary views whose attributes are no longer right.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementaryElements = supplementaryElements ?? [:]
    supplementaryElements?[elementKind, default: []].formUnion(indexPaths)
  }

  /// Names decoration views whose attributes are no longer right.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = decorationElements ?? [:]
    decorationElements?[elementKind, default: []].formUnion(indexPaths)
  }

  /// Where the items were that are being moved by hand, if any are.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// Where the items would go that are being moved by hand, if any are.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// Where the centre of the items is that are being moved by hand.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}

extension CollectionViewLayoutInvalidationContext {
  /// Why a layout was invalidated.
  enum Reason {
    /// Somebody asked for it.
    case request
    /// The numbers of sections and items changed.
    case update
    /// The data was reloaded, or the layout is a new one.
    case everything
  }

  /// Items being moved by hand.
  struct Movement {
    var previous: [IndexPath]
    var targets: [IndexPath]
    var position: CGPoint
  }

  func because(of reason: Reason) -> Self {
    self.reason = reason
    return self
  }

  func note(_ movement: Movement) {
    self.movement = movement
  }
}
