/// The classes of UIKit from which apps derive theirs.
enum SystemClasses {
  /// Returns the superclass of a class; `nil` if it is not known.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Returns the name of a class without its module: `UIView` for `UIKit.UIView`.
  static func name(_ name: String) -> String {
    let isOfSystem = ["Foundation.", "QuartzCore.", "UIKit."].contains { name.hasPrefix($0) }
    return isOfSystem ? Vocabulary.lastName(name) : name
  }

  /// Returns whether a class is isolated to the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    self.name(name).hasPrefix("UI") && !ofValues.contains(name)
  }

  private static let ofValues: Set<String> = ["UIBezierPath", "UIColor", "UIFont", "UIImage"]

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for line in subclasses.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for name in names.dropFirst() { result[name] = String(names[0].dropLast()) }
    }
    return result
  }()

  /// Each class with those that directly derive from it.
  private static let subclasses = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAGradientLayer CAShapeLayer CATextLayer CAEmitterLayer CAReplicatorLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSObject: CAAnimation CALayer NSLayoutConstraint NSManagedObject NSTextAttachment NSTextContainer
    NSObject: UIActivity UIBarItem UIBezierPath UICollectionViewLayout
    NSObject: UICollectionViewLayoutAttributes UIColor UIFont UIGestureRecognizer UIImage
    NSObject: UILayoutGuide UINavigationItem UIPresentationController UIResponder UIScreen
    NSObject: UIStoryboardSegue
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
    UIControl: UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider
    UIControl: UIStepper UISwitch UITextField
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer
    UIGestureRecognizer: UITapGestureRecognizer
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIResponder: UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITextField: UISearchTextField
    UIView: UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UIInputView
    UIView: UILabel UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar
    UIView: UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
    UIView: UIVisualEffectView UIWindow
    UIViewController: UIActivityViewController UIAlertController UICollectionViewController
    UIViewController: UIDocumentPickerViewController UIInputViewController UINavigationController
    UIViewController: UIPageViewController UISearchController UISplitViewController
    UIViewController: UITabBarController UITableViewController
    """
}
