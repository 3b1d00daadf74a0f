import Foundation

/// A view that a collection view shows an element by, and uses again for another one.
///
/// UIKit's counterpart is `UICollectionReusableView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  /// What a pool knows the view by; the collection view sets it, since it is no parameter of the
  /// initializer.
  var assignedReuseIdentifier: String?
  /// The attributes that were applied last.
  var appliedAttributes: CollectionViewLayoutAttributes?

  /// Creates a view.
  ///
  /// - Parameter frame: Where it is, in the coordinates of its superview to be.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of no size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What a collection view finds the view by when it needs one like it.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Makes the view ready to stand for another element. Overrides call this.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond the place, which the collection view applies itself.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Tells that the layout is about to be another one.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Tells that the layout is another one now.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// The attributes that the view would like to have, given those that the layout has for it.
  ///
  /// By default a view would like to be as large as its content, if that has a size of its own
  /// (behaviour 10.3): see ``View/systemLayoutSizeFitting(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    preferred.size = preferredSize(for: layoutAttributes.size)
    return preferred
  }

  /// The size that the view would like to have instead of another one.
  func preferredSize(for size: CGSize) -> CGSize {
    let fitting = systemLayoutSizeFitting(size)
    return fitting.width > 0 && fitting.height > 0 ? fitting : size
  }
}
