/// The recogniser of a scroll view's scrolling gesture. Its delegate is its scroll view.
@MainActor
final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  private weak var scrollView: ScrollView?

  init(of scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
  }

  /// The delegate. UIKit raises an exception if it is not the scroll view (behaviour 25.58).
  override var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue === scrollView else { return ViewMisuse.delegateOfScrolling.raise() }
      super.delegate = newValue
    }
  }
}
