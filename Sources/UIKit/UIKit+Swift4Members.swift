// Members under the names that they had in Swift 4, which older apps still use.
import HeadlessKit

extension UIActivityIndicatorView {
  /// Creates an indicator of a style.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The style.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIBarStyle {
  /// The dark style, under its first name.
  public static var blackOpaque: UIBarStyle { .black }
}

extension UIViewController {
  /// The children.
  public var childViewControllers: [UIViewController] { children }
  /// Adds a child.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// Removes the controller from its parent.
  public func removeFromParentViewController() { removeFromParent() }
  /// Tells the controller that its parent will be another.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// Tells the controller that its parent is another.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension Notification.Name {
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
