import HeadlessViews

// What Objective-C's run time answers about classes. The adapter writes the calls.
#if os(Linux)
  /// Returns whether a class is another one, or derives from it.
  ///
  /// Counterpart: `NSObject.isSubclass(of:)`.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the class hierarchy.
  public func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
  }

  /// Returns the name of a class, as Objective-C prints it: `UILabel`, `Shop.BookCell`.
  ///
  /// Counterpart: `NSObject.description()`.
  public func classDescription(of type: AnyClass) -> String { ObjectName.name(of: type) }

  extension NSObject {
    /// Returns whether the class has an initializer.
    ///
    /// Other methods are known of objects only: for them the answer is that of
    /// `responds(to:)` for no object, false.
    ///
    /// - Parameter selector: The initializer, such as `#selector(UIView.init(frame:))`.
    public class func instancesRespond(to selector: Selector?) -> Bool {
      switch selector?.description {
      case "init": true
      case "initWithFrame:": self is UIView.Type
      case "initWithCoder:": self is any NSCoding.Type
      case "initWithStyle:reuseIdentifier:": self is UITableViewCell.Type
      case "initWithReuseIdentifier:": self is UITableViewHeaderFooterView.Type
      case "initWithNibName:bundle:": self is UIViewController.Type
      default: false
      }
    }
  }
#endif
