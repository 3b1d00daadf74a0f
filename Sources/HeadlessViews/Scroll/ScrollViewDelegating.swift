/// The declaration of a scroll view's `delegate`.
///
/// A list's delegate has its own, narrower type. Unlike Objective-C, Swift does not let a subclass
/// change the type of an inherited property, but a class member takes precedence over a member of a
/// protocol extension: so the plain scroll view gets its delegate here, and a list declares its
/// own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// The delegate that is notified of scrolling. Not owned.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
