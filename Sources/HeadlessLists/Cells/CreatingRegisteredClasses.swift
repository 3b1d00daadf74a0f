import Foundation

// How a list makes a view of a class that a client registered.
//
// A metatype can only be called with a `required` initializer. The designated initializers of cells
// cannot be required: clients write `override init(style:reuseIdentifier:)`, as they do for UIKit,
// and that would not compile. So each base class has a convenience initializer, which calls the
// designated one and thereby whatever override the class at hand has; convenience initializers are
// inherited and take the class to make from their caller. The compiler only refuses to *call* one
// on a metatype that is not known while compiling. The static methods below are that call: they
// declare the convenience initializers once more, with the convention of an initializer (arguments
// are handed over: `__owned`; `Self` comes last, as it does in a static method).
//
// A class that declares other designated initializers without overriding the one that is called
// stops the process with "Use of unimplemented initializer", as it does in UIKit.
//
// Each initializer and its static twin are one function under one name, as in `View+Creation`,
// which makes the views of a collection view. A test makes classes of another module in every way
// there is.

extension TableViewCell {
  /// Makes a cell the way a dequeue does.
  @_silgen_name("HeadlessKit_TableViewCell_create")
  convenience init(dequeuedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of the class that this is called on.
  @_silgen_name("HeadlessKit_TableViewCell_create")
  static func create(_ identifier: __owned String) -> TableViewCell
}

extension TableViewHeaderFooterView {
  /// Makes a header or footer the way a dequeue does.
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_create")
  convenience init(dequeuedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a header or footer of the class that this is called on.
  @_silgen_name("HeadlessKit_TableViewHeaderFooterView_create")
  static func create(_ identifier: __owned String) -> TableViewHeaderFooterView
}

extension CollectionReusableView {
  /// Makes a view of the class that this is called on. Cells are made by it too.
  static func create(_ identifier: String, frame: CGRect = .zero) -> CollectionReusableView? {
    let made = create(frame: frame) as? CollectionReusableView
    made?.assignedReuseIdentifier = identifier
    return made
  }
}
