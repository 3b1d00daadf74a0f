import Foundation

/// The properties that code reads of any object.
///
/// In Objective-C, `(sender as AnyObject).tag` asks the object, whatever its class. The plugin makes
/// it `ObjectMembers(sender as AnyObject).tag`. As there, a property that the object lacks is `nil`.
@preconcurrency @MainActor
public struct ObjectMembers {
  private let object: AnyObject

  /// Creates the properties of an object.
  public init(_ object: AnyObject) { self.object = object }

  private func first<Value>(_ values: Value?...) -> Value! {
    values.lazy.compactMap(\.self).first
  }
  private var control: UIControl? { object as? UIControl }
  private var number: NSNumber? { object as? NSNumber }
  private var string: NSString? { object as? NSString }
}

extension ObjectMembers {
  /// The tag of a view or of a bar's item.
  public var tag: Int! { first((object as? UIView)?.tag, (object as? UIBarItem)?.tag) }
  /// The frame of a view or a layer.
  public var frame: CGRect! { first((object as? UIView)?.frame, (object as? CALayer)?.frame) }
  /// The bounds of a view or a layer.
  public var bounds: CGRect! { first((object as? UIView)?.bounds, (object as? CALayer)?.bounds) }
  /// Whether a view or a layer is hidden.
  public var isHidden: Bool! {
    first((object as? UIView)?.isHidden, (object as? CALayer)?.isHidden)
  }
  /// The superview of a view.
  public var superview: UIView! { (object as? UIView)?.superview }
  /// The window of a view.
  public var window: UIWindow! { (object as? UIView)?.window }
  /// The view of a controller, a gesture recognizer or a touch.
  public var view: UIView! {
    first(
      (object as? UIViewController)?.view, (object as? UIGestureRecognizer)?.view,
      (object as? UITouch)?.view)
  }
  /// The accessibility identifier of a view.
  public var accessibilityIdentifier: String! { (object as? UIView)?.accessibilityIdentifier }
  /// The accessibility label of a view.
  public var accessibilityLabel: String! { (object as? UIView)?.accessibilityLabel }
}

extension ObjectMembers {
  /// Whether a switch is on.
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// Whether a control or a cell is selected.
  public var isSelected: Bool! {
    first(
      control?.isSelected, (object as? UITableViewCell)?.isSelected,
      (object as? UICollectionViewCell)?.isSelected)
  }
  /// Whether a control, a gesture recognizer or a bar's item is enabled.
  public var isEnabled: Bool! {
    first(
      control?.isEnabled, (object as? UIGestureRecognizer)?.isEnabled,
      (object as? UIBarItem)?.isEnabled)
  }
  /// The selected segment of a segmented control.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// The title of a button's state.
  public var currentTitle: String! { (object as? UIButton)?.currentTitle }
  /// The label of a button.
  public var titleLabel: UILabel! { (object as? UIButton)?.titleLabel }
  /// The text of a label, a field, a text view or a search bar.
  public var text: String! {
    first(
      (object as? UILabel)?.text, (object as? UITextField)?.text, (object as? UITextView)?.text,
      (object as? UISearchBar)?.text)
  }
  /// The title of a controller or of an item.
  public var title: String! {
    first(
      (object as? UIViewController)?.title, (object as? UIBarItem)?.title,
      (object as? UINavigationItem)?.title)
  }
}

extension ObjectMembers {
  /// The priority of a constraint, as a number, or that of a task that loads a URL: Objective-C
  /// finds both.
  public var priority: Float! {
    first(
      (object as? NSLayoutConstraint)?.priority.rawValue, (object as? URLSessionTask)?.priority)
  }
  /// The value of a dictionary under a key.
  public subscript(key: String) -> Any! { (object as? NSDictionary)?[key] }
  /// The element of an array at an index.
  public subscript(index: Int) -> Any! { (object as? NSArray)?[index] }
  /// Returns whether the object is known to implement the method of a selector.
  public func responds(to selector: Selector?) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
  }
  /// Returns whether the object is equal to another one, or to a value.
  public func isEqual(_ other: Any?) -> Bool {
    guard let other else { return false }
    return (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
  }
}

extension ObjectMembers {
  /// The number of elements of a collection.
  public var count: Int! {
    first(
      (object as? NSArray)?.count, (object as? NSDictionary)?.count, (object as? NSSet)?.count)
  }
  /// The value of a number or a string.
  public var intValue: Int32! { first(number?.int32Value, string?.intValue) }
  /// The value of a number or a string.
  public var integerValue: Int! { first(number?.intValue, string?.integerValue) }
  /// The value of a number or a string.
  public var floatValue: Float! { first(number?.floatValue, string?.floatValue) }
  /// The value of a number or a string.
  public var doubleValue: Double! { first(number?.doubleValue, string?.doubleValue) }
  /// The value of a number or a string.
  public var boolValue: Bool! { first(number?.boolValue, string?.boolValue) }
  /// The value of a number as a string.
  public var stringValue: String! { number?.stringValue }
}
