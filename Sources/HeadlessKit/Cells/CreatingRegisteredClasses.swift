// How a list makes a view of a class that a client registered.
//
// A metatype can only be called with a `required` initializer. The designated initializers of cells
// cannot be required: clients write `override init(style:reuseIdentifier:)`, as they do for UIKit,
// and that would not compile. So each base class has a convenience initializer, which calls the
// designated one and thereby whatever override the class at hand has; convenience initializers are
// inherited and take the class to make from their caller. The compiler only refuses to *call* one
// on a metatype that is not known while compiling. The static methods below are that call: they are
// declarations of the convenience initializers' own entry points, by their symbols, with the
// convention of an initializer (arguments are handed over: `__owned`; `Self` comes last, as it does
// in a static method).
//
// A class that declares other designated initializers without overriding the one that is called
// stops the process with "Use of unimplemented initializer", as it does in UIKit.
//
// The symbols name this module, the class and standard types only, so they are the same on every
// platform. A test makes classes of another module in every way there is.

extension TableViewCell {
  /// Makes a cell the way a dequeue does.
  convenience init(dequeuedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of the class that this is called on.
  @_silgen_name("$s11HeadlessKit13TableViewCellC10dequeuedAsACSS_tcfC")
  static func create(_ identifier: __owned String) -> TableViewCell
}

extension TableViewHeaderFooterView {
  /// Makes a header or footer the way a dequeue does.
  convenience init(dequeuedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a header or footer of the class that this is called on.
  @_silgen_name("$s11HeadlessKit021TableViewHeaderFooterD0C10dequeuedAsACSS_tcfC")
  static func create(_ identifier: __owned String) -> TableViewHeaderFooterView
}

extension CollectionReusableView {
  /// Makes a view the way a dequeue does.
  convenience init(dequeuedAs identifier: String) {
    self.init(frame: .zero)
    assignedReuseIdentifier = identifier
  }

  /// Makes a view of the class that this is called on. Cells are made by it too.
  @_silgen_name("$s11HeadlessKit22CollectionReusableViewC10dequeuedAsACSS_tcfC")
  static func create(_ identifier: __owned String) -> CollectionReusableView
}
