import Foundation
@_spi(Hooks) import HeadlessViews

extension ConfiguredViews {
  /// Returns the size of the owner that constraints in its content determine, or `nil` if there are
  /// none.
  ///
  /// - Parameter contentFrame: The frame of the content in an owner of the requested width.
  func constrainedSize(
    _ fitting: LayoutFitting, ownerWidth: CGFloat, contentFrame: CGRect
  ) -> CGSize? {
    let state = contentView.autoLayout
    guard state.hasConstrainedContents else { return nil }
    if state.crossings > 0 {
      // The content has constraints to the owner, so both are solved together.
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

  /// Returns the height of the content at a width, or `nil` if it has no preferred height.
  ///
  /// The content view of a configuration returns its fitting size, with or without constraints; so
  /// does any content view with constraints. In a plain content view, every visible subview keeps
  /// its distances: one of flexible height gets the height that fits the width resulting from its
  /// mask, any other keeps its height.
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
