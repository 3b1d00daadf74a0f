import Foundation

extension View {
  /// What an intrinsic size says where the content wants none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that suits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that suits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that suits a target: its sides where they are kept, else what the content wants, else
  /// what fits.
  ///
  /// A side of the target that is zero sets no limit.
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
    if (keepsWidth || wantsWidth) && wantsHeight && !keepsWidth {
      return CGSize(width: wanted.width, height: keepsHeight ? target.height : wanted.height)
    }
    let fit = sizeThatFits(limit)
    return CGSize(
      width: keepsWidth ? target.width : (wantsWidth ? wanted.width : fit.width),
      height: keepsHeight ? target.height : fit.height)
  }
}
