import ListCore

/// A misuse of a view, a control or a controller for which UIKit raises an exception.
///
/// Inside a capture the call returns without effect.
package enum ViewMisuse {
  /// A view is added to itself, or to a view inside it.
  case subviewOfItself
  /// A subview is added to a visual effect view instead of its content view.
  case subviewOfEffect(view: String, effect: String)
  /// A stack view has fewer arranged views than the index says.
  case arrangedIndex(Int, count: Int)
  /// A method of `NSMutableArray` gets an index that is too large.
  case arrayIndex(Int, count: Int, method: String)
  /// A gesture has fewer touches than the index says.
  case touchIndex(Int, count: Int, recognizer: String)
  /// The bar of a tab bar controller is changed.
  case controlledTabBar
  /// The items of a navigation controller's bar are set.
  case controlledNavigationBar
  /// An undo manager is in another state than a call needs.
  case undo(String)
  /// A segment is made from something else than a title, an image or an action.
  case segmentItem(String)
  /// A view's layer class is not a class of layers.
  case layerClass(String)
  /// An object is created of a class whose initializer is not registered, where nothing else can call
  /// it.
  case unregisteredInitializer(class: String, String)
  /// A layer is added to itself, or to a layer inside it.
  case layerCycle(String)
  /// A preview is made of a view without superview.
  case previewOutsideWindow
  /// A transition between two controllers that do not have the same parent.
  case transitionBetweenStrangers(String, String)
  /// A controller asks for its view before `loadView` has set one.
  case viewInsideLoadView(String)
  /// A responder does not implement the standard edit action.
  case missingEditAction(String, className: String, address: String)
  /// A collection view is created without a layout.
  case missingLayout
  /// The delegate of a scroll view's own recogniser is set.
  case delegateOfScrolling
  /// A content view gets a configuration of another kind.
  case configuration(String, wanted: String)
  /// The priority of an active constraint becomes required, or optional (behaviour 25.79).
  case installedPriority(Float, before: Float)
}

extension ViewMisuse {
  private var name: ExceptionName {
    switch self {
    case .subviewOfItself, .segmentItem, .layerClass, .transitionBetweenStrangers,
      .missingEditAction, .missingLayout, .delegateOfScrolling:
      .invalidArgument
    case .subviewOfEffect, .arrangedIndex, .controlledTabBar, .controlledNavigationBar, .undo,
      .previewOutsideWindow, .viewInsideLoadView, .configuration, .installedPriority,
      .unregisteredInitializer:
      .internalInconsistency
    case .arrayIndex, .touchIndex: .range
    case .layerCycle: .layerTree
    }
  }

  /// The exception's reason, as UIKit words it as far as known (known difference misuse-words).
  var reason: String {
    switch self {
    case .subviewOfItself: "Can't add self as subview"
    case .subviewOfEffect(let view, let effect):
      """
      \(view) has been added as a subview to \(effect). Do not add subviews directly to the visual \
      effect view itself, instead add them to the -contentView.
      """
    case .arrangedIndex(let index, let count):
      """
      index out of bounds for arranged subview: index = \(index) expected to be less than or equal \
      to \(count)
      """
    case .arrayIndex(let index, let count, let method):
      "*** -[__NSArrayM \(method)]: index \(index) beyond bounds "
        + (count > 0 ? "[0 .. \(count - 1)]" : "for empty array")
    case .touchIndex(let index, let count, let recognizer):
      "-[\(recognizer) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count))."
    case .controlledTabBar:
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case .controlledNavigationBar:
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
    case .undo(let words): words
    case .segmentItem(let item):
      "\(item) is not a title, an image or an action of a segment."
    case .layerClass(let name): "+[\(name) layer]: unrecognized selector sent to class"
    case .unregisteredInitializer(let name, let signature):
      """
      Cannot create an object of the class \(name), which is known at run time only: this program has \
      no dynamic creation. Before the class is used, call InitializerRegistry.register(\(name).self\
      \(signature == "init()" ? ") { \(name)() }" : ", \(name).\(signature))").
      """
    case .layerCycle(let address):
      "layer <CALayer: \(address)> is a part of cycle in its layer tree"
    case .previewOutsideWindow:
      """
      UIPreviewTarget requires that the container view is in a window, but it is not. (container: \
      (null))
      """
    case .transitionBetweenStrangers(let one, let other):
      """
      Children view controllers \(one) and \(other) must have a common parent view controller when \
      calling -[UIViewController transitionFromViewController:toViewController:duration:options:\
      animations:completion:]
      """
    case .viewInsideLoadView(let controller):
      "\(controller) asks for its view in loadView() before it has set one."
    case .missingEditAction(let action, let name, let address):
      "-[\(name) \(action)]: unrecognized selector sent to instance \(address)"
    case .missingLayout: "UICollectionView must be initialized with a non-nil layout parameter"
    case .delegateOfScrolling:
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
    case .configuration(let given, let wanted):
      "This content view shows a \(wanted), not a \(given)."
    case .installedPriority(let wanted, let before):
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
      supported.  You passed priority \(Int(wanted)) and the existing priority was \(Int(before)).
      """
    }
  }

  /// Raises the exception.
  package func raise() {
    CrashReport(MisuseFault(name, reason)).deliver()
  }
}
