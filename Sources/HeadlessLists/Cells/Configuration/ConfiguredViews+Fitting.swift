import Foundation
@_spi(Hooks) import HeadlessViews

extension ConfiguredViews {
  /// The size of the owner that constraints in its content make, or `nil` if there are none.
  ///
  /// - Parameter contentFrame: Where the content is in an owner of the width that is asked for.
  func constrainedSize(
    _ fitting: LayoutFitting, ownerWidth: CGFloat, contentFrame: CGRect
  ) -> CGSize? {
    let state = contentView.autoLayout
    guard state.hasConstrainedContents else { return nil }
    if state.crossings > 0 {
      // Something in the content is tied to the owner: both are solved together.
      contentView.frame = CGRect(
        x: contentFrame.minX, y: contentFrame.minY,
        width: contentFrame.width + owner.bounds.width - ownerWidth, height: owner.bounds.height)
      return LayoutSystem.size(of: owner, fitting)
    }
    let surplus = ownerWidth - contentFrame.width
    var inner = fitting
    inner.target.width = max(0, inner.target.width - surplus)
    guard let size = contentView.constrainedSize(inner) else { return nil }
    return CGSize(width: size.width + surplus, height: size.height)
  }

  /// The height that the content takes at a width, or `nil` if it has no wish.
  ///
  /// The content view of a configuration is asked for the size that fits, whichever way it answers;
  /// so is one with constraints in it.
  /// In a plain content view every visible subview keeps its distances: one of flexible height
  /// takes what fits it at the width that its mask leads to, any other its present height.
  func contentHeight(width: CGFloat) -> CGFloat? {
    if contentConfiguration != nil || contentView.autoLayout.hasConstrainedContents {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height
    }
    let room = contentView.bounds.size
    let heights = contentView.subviews.filter { !$0.isHidden }.map { view -> CGFloat in
      let mask = view.autoresizingMask
      let below = room.height - view.frame.maxY
      if mask.contains(.flexibleHeight) {
        let growth = mask.contains(.flexibleWidth) ? width - room.width : 0
        let fitting = view.sizeThatFits(
          CGSize(width: view.bounds.width + growth, height: .greatestFiniteMagnitude))
        return view.frame.minY + fitting.height + below
      }
      return mask.contains(.flexibleTopMargin) ? view.frame.height + below : view.frame.maxY
    }
    return heights.max().flatMap { $0 > 0 ? $0 : nil }
  }
}
