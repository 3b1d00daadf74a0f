import HeadlessViews

/// A controller's own reason to hide a bar. It is applied when it changes, so that an app may hide
/// and show the bar itself in the meantime, by `isHidden` (behaviour 25.60).
@MainActor
struct OwnedHiding {
  private var isHidden = false

  /// Hides or shows a bar if the reason has changed.
  mutating func apply(_ hides: Bool, to bar: View) {
    guard hides != isHidden else { return }
    isHidden = hides
    bar.isHidden = hides
  }
}
