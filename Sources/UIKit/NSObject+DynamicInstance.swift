// Creating objects of a class that is not known at compile time: the adapter of Objective-C's syntax
// replaces `type.init()` by these. A registered initializer is called, or the one that Swift's dispatch
// finds in the dynamic class: see the article Dynamic Creation. A class without the initializer stops
// with "Use of unimplemented initializer", as it does in UIKit.
import DynamicCreation
import Foundation
import HeadlessKit
import HeadlessLists
import HeadlessViews

extension NSObject {
  /// Creates an object of the dynamic class that this is called on, with its `init()`.
  public static func dynamicInstance() -> Self { plainInstance() }

  /// Creates an object of the dynamic class that this is called on, with its `init()`.
  ///
  /// - Parameter initializers: Create objects of the classes whose `init()` is a convenience
  ///   initializer, which Swift does not look for in the dynamic class.
  public static func dynamicInstance<each Own: NSObject>(
    convenience initializers: repeat () -> each Own
  ) -> Self {
    for (type, create) in repeat ((each Own).self, each initializers) {
      if type == self { return unsafeDowncast(create(), to: self) }
    }
    return plainInstance()
  }
}

extension View {
  /// Creates a view of the dynamic class that this is called on.
  ///
  /// - Parameter frame: The frame, in the coordinates of the future superview.
  public static func dynamicInstance(frame: CGRect) -> Self {
    frameInitializer.exactly(self, frame)
  }
}

extension ViewController {
  /// Creates a controller of the dynamic class that this is called on.
  ///
  /// - Parameters:
  ///   - nibName: The name of a nib.
  ///   - bundle: The bundle of the nib.
  public static func dynamicInstance(nibName: String?, bundle: Bundle?) -> Self {
    nibInitializer.exactly(self, (nibName, bundle))
  }
}

extension TableViewCell {
  /// Creates a cell of the dynamic class that this is called on.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - reuseIdentifier: The identifier under which it is reused.
  public static func dynamicInstance(style: CellStyle, reuseIdentifier: String?) -> Self {
    styleInitializer.exactly(self, (style, reuseIdentifier))
  }
}
