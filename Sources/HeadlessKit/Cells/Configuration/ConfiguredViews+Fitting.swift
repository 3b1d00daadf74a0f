import Foundation

extension ConfiguredViews {
  /// The height that the content takes at a width, or `nil` if it has no wish.
  ///
  /// The content view of a configuration is asked for the size that fits, whichever way it answers.
  /// In a plain content view every visible subview keeps its distances: one of flexible height
  /// takes what fits it at the width that its mask leads to, any other its present height.
  func contentHeight(width: CGFloat) -> CGFloat? {
    if contentConfiguration != nil {
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
