import Foundation

/// A view of a collection view's element, which is reused for other elements.
///
/// Counterpart: `UICollectionReusableView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionReusableView: View {
  /// The identifier in the reuse pool. The collection view sets it, since it is not a parameter of
  /// the initializer.
  package var assignedReuseIdentifier: String?
  /// The attributes that were applied most recently.
  var appliedAttributes: CollectionViewLayoutAttributes?
  /// Whether the view's size was invalidated. It is measured in the next layout.
  var needsMeasuring = false

  /// Creates a view.
  ///
  /// - Parameter frame: The frame, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of zero size. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The identifier with which a collection view finds the view for reuse.
  open var reuseIdentifier: String? { assignedReuseIdentifier }

  /// Prepares the view for another element. Overrides call `super`.
  open func prepareForReuse() {}

  /// Applies layout attributes other than the frame, which the collection view applies itself.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Called before the layout changes.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Called after the layout has changed.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers, given those of the layout.
  ///
  /// By default, a view prefers the size of its content, if the content has one (behaviour 10.3).
  /// A side that the layout does not estimate is required: see
  /// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  ///
  /// An override may change the attributes and return them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let (size, sides) = (layoutAttributes.size, layoutAttributes.flexibleSides)
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: sides?.width == false ? .required : .fittingSizeLevel,
      verticalFittingPriority: sides?.height == false ? .required : .fittingSizeLevel)
    if fitting.width > 0, fitting.height > 0 { preferred.size = fitting }
    return preferred
  }

  /// Called before the view gets the frame that a layout has for it.
  func willTakePlace(_ attributes: CollectionViewLayoutAttributes, in layout: CollectionViewLayout)
  {}
}
