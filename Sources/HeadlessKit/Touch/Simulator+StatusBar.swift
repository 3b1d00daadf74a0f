import HeadlessViews

extension Simulator {
  /// Taps the status bar, which scrolls the list on screen to its top.
  ///
  /// As in UIKit there must be exactly one scroll view on screen whose `scrollsToTop` is `true`, and its
  /// delegate is asked and notified; otherwise the tap has no effect. The content moves over 0.3 s of
  /// the simulator's clock.
  public func tapStatusBar() {
    run {
      layoutIfNeeded()
      let candidates = shownViews(ScrollView.self).filter(\.scrollsToTop)
      guard candidates.count == 1, let scrollView = candidates.first else { return }
      scrollView.scrollToTop()
      layoutIfNeeded()
    }
  }
}
