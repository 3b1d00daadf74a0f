import Foundation

/// The parts of a layout that are no longer valid.
///
/// Counterpart: `UICollectionViewLayoutInvalidationContext`.
///
/// Coverage: simulated. Kept without effect: `contentSizeAdjustment`.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
  private var reason = Reason.request
  private var items: Set<IndexPath>?
  private var supplementaryElements: [String: Set<IndexPath>]?
  private var decorationElements: [String: Set<IndexPath>]?
  private var movement: Movement?

  /// The distance by which the layout moves the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size by the layout, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context without any parts.
  public required override init() {
    super.init()
  }

  /// Whether all data and all attributes have to be requested again.
  open var invalidateEverything: Bool { reason == .everything }
  /// Whether the counts of sections and items have to be requested again.
  open var invalidateDataSourceCounts: Bool { reason != .request }

  /// The items whose attributes are no longer valid, each once, in order; `nil` if none was
  /// specified (behaviour 15.5).
  open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }
  /// The supplementary views whose attributes are no longer valid, by kind; `nil` if none was
  /// specified.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements?.mapValues { $0.sorted() }
  }
  /// The decoration views whose attributes are no longer valid, by kind; `nil` if none was
  /// specified.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorationElements?.mapValues { $0.sorted() }
  }

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []).union(indexPaths)
  }

  /// Invalidates the attributes of supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementaryElements = supplementaryElements ?? [:]
    supplementaryElements?[elementKind, default: []].formUnion(indexPaths)
  }

  /// Invalidates the attributes of decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = decorationElements ?? [:]
    decorationElements?[elementKind, default: []].formUnion(indexPaths)
  }

  /// The previous positions of the items that are being moved interactively; `nil` if there are
  /// none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The targets of the items that are being moved interactively; `nil` if there are none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// The centre of the items that are being moved interactively.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}

extension CollectionViewLayoutInvalidationContext {
  /// The reason for an invalidation.
  enum Reason {
    /// A request of a client or the layout.
    case request
    /// A change of the counts of sections and items.
    case update
    /// A reload of the data, or a new layout.
    case everything
  }

  /// An interactive movement of items.
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

/// The parts of a flow layout that are no longer valid.
///
/// Counterpart: `UICollectionViewFlowLayoutInvalidationContext`.
///
/// Coverage: simulated. Kept without effect: `invalidateFlowLayoutAttributes`.
@preconcurrency @MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings have to be requested again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions have to be computed again.
  open var invalidateFlowLayoutAttributes = true
}
