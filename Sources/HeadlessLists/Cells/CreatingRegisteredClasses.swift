import Foundation

// Creating views of classes that a client registered.
//
// A metatype can only be called with a `required` initializer. The designated initializers of cells
// cannot be required: clients write `override init(style:reuseIdentifier:)`, as they do for UIKit,
// and that would not compile. So each base class has a convenience initializer, which calls the
// designated one and thereby any override of the actual class; convenience initializers are
// inherited, and their caller passes the class to create. The compiler only refuses to *call* one
// on a metatype that is not known at compile time. The static methods below are that call: they
// declare the convenience initializers a second time, with the calling convention of an initializer
// (arguments are consumed: `__owned`; `Self` comes last, as it does in a static method).
//
// A class that declares other designated initializers without overriding the one that is called
// traps with "Use of unimplemented initializer", as it does in UIKit.
//
// Each initializer and the corresponding static method are one function under one name, as in
// `View+Creation`, which creates the views of a collection view. A test creates classes of another
// module in every possible way.

extension TableViewCell {
  /// Creates a cell for a dequeue.
  @_silgen_name("HeadlessKit_TableViewCell_create")
  convenience init(dequeuedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the class that this method is called on.
  @_silgen_name("HeadlessKit_TableViewCell_create")
  static func create(_ identifier: __owned String) -> TableViewCell
}

extension TableViewHeaderFooterView {
  /// Creates a header or footer for a dequeue.
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_create")
  convenience init(dequeuedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer of the class that this method is called on.
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_create")
  static func create(_ identifier: __owned String) -> TableViewHeaderFooterView
}

extension CollectionReusableView {
  /// Creates a view of the class that this method is called on. It also creates cells.
  static func create(_ identifier: String, frame: CGRect = .zero) -> CollectionReusableView? {
    let made = create(frame: frame) as? CollectionReusableView
    made?.assignedReuseIdentifier = identifier
    return made
  }
}
