import Foundation

/// What a scroll view tells.
///
/// UIKit's counterpart is `UIScrollViewDelegate`; its optional methods are requirements with
/// defaults here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger is about to drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A finger is about to let go; the place where the content will rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content is about to run on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// An animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The insets around the content have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
