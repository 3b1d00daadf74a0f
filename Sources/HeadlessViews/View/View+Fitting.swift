import Foundation

extension View {
  /// The intrinsic width or height of a view that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size that requests the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that requests the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Resizes the view, keeping the corner of its frame. (behaviour 16.4)
  func resizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    guard frame.origin != corner else { return }
    center = CGPoint(
      x: center.x + corner.x - frame.minX, y: center.y + corner.y - frame.minY)
  }

  /// Returns the width that a bar fits: a proposed one, otherwise that of the superview, or of the
  /// screen.
  package func barWidth(_ proposed: CGFloat) -> CGFloat {
    proposed > 0 ? proposed : parent?.bounds.width ?? simulator.screenSize.width
  }

  /// Returns the fitting size for a target, in each dimension the first of these: the target's
  /// required size, the intrinsic size, the size that fits.
  ///
  /// A zero side of the target sets no limit.
  func fittingSize(_ fitting: LayoutFitting) -> CGSize {
    let target = fitting.target
    let keepsWidth = fitting.horizontal == .required
    let keepsHeight = fitting.vertical == .required
    let wanted = intrinsicContentSize
    let limit = CGSize(
      width: target.width > 0 ? target.width : .greatestFiniteMagnitude,
      height: keepsHeight && target.height > 0 ? target.height : .greatestFiniteMagnitude)
    let wantsWidth = wanted.width != View.noIntrinsicMetric
    let wantsHeight = wanted.height != View.noIntrinsicMetric
    // An intrinsic height beside an intrinsic width may follow from it, as that of a text does.
    let knowsHeight = wantsHeight && !(keepsWidth && wantsWidth)
    let knowsWidth = keepsWidth || wantsWidth
    let fit = knowsWidth && (keepsHeight || knowsHeight) ? .zero : sizeThatFits(limit)
    return CGSize(
      width: keepsWidth ? target.width : (wantsWidth ? wanted.width : fit.width),
      height: keepsHeight ? target.height : (knowsHeight ? wanted.height : fit.height))
  }
}
