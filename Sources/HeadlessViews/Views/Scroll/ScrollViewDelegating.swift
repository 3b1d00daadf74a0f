/// Where a scroll view's `delegate` is declared.
///
/// A list's delegate is of its own, narrower type. Swift lets no subclass change the type of an
/// inherited property, as Objective-C does, but a member of a class goes before one of a protocol
/// extension: so the plain scroll view has its delegate from here, and a list declares its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// Who is told about scrolling. Kept weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
