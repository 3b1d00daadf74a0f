// Creating objects of a class that is not known at compile time: the adapter of Objective-C's syntax
// replaces `type.init()` by these. Swift's dispatch finds the initializer of the dynamic class, as it
// does for the cells of a list: see `View+Creation` and `CreatingRegisteredClasses`. A class without
// the initializer stops with "Use of unimplemented initializer", as it does in UIKit.
import Foundation
import HeadlessKit

extension NSObject {
  @_silgen_name("HeadlessKit_NSObject_create")
  convenience init(created count: Int) {
    self.init()
  }

  @_silgen_name("HeadlessKit_NSObject_create")
  static func makeInstance(_ count: Int) -> NSObject

  /// Creates an object of the dynamic class that this is called on, with its `init()`.
  public static func dynamicInstance() -> Self { unsafeDowncast(makeInstance(1), to: self) }
}

extension View {
  @_silgen_name("HeadlessKit_View_createInFrame")
  convenience init(createdIn frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("HeadlessKit_View_createInFrame")
  static func makeInstance(in frame: CGRect) -> View

  /// Creates a view of the dynamic class that this is called on.
  ///
  /// - Parameter frame: The frame, in the coordinates of the future superview.
  public static func dynamicInstance(frame: CGRect) -> Self {
    unsafeDowncast(makeInstance(in: frame), to: self)
  }
}

extension ViewController {
  @_silgen_name("HeadlessKit_ViewController_create")
  convenience init(createdFrom nibName: String?, in bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("HeadlessKit_ViewController_create")
  static func makeInstance(_ nibName: __owned String?, in bundle: __owned Bundle?)
    -> ViewController

  /// Creates a controller of the dynamic class that this is called on.
  ///
  /// - Parameters:
  ///   - nibName: The name of a nib.
  ///   - bundle: The bundle of the nib.
  public static func dynamicInstance(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(makeInstance(nibName, in: bundle), to: self)
  }
}

extension TableViewCell {
  @_silgen_name("HeadlessKit_TableViewCell_createInStyle")
  convenience init(createdIn style: CellStyle, for identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("HeadlessKit_TableViewCell_createInStyle")
  static func makeInstance(_ style: CellStyle, for identifier: __owned String?) -> TableViewCell

  /// Creates a cell of the dynamic class that this is called on.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - reuseIdentifier: The identifier under which it is reused.
  public static func dynamicInstance(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(makeInstance(style, for: reuseIdentifier), to: self)
  }
}
