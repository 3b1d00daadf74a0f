import Foundation
@_spi(Hooks) import HeadlessViews

// Creating views of classes that a client registered.
//
// A metatype can only be called with a `required` initializer. The designated initializers of cells
// cannot be required: clients write `override init(style:reuseIdentifier:)`, as they do for UIKit,
// and that would not compile. So a list asks `DynamicInitializer`, as `View+Creation` does for the
// views of a collection view.
//
// A class that declares other designated initializers without overriding the one that is called
// traps with "Use of unimplemented initializer", as it does in UIKit.

extension TableViewCell {
  /// Creates a cell of the class that this method is called on, for a dequeue.
  static func create(_ identifier: String) -> TableViewCell {
    styleInitializer(self, (.default, identifier))
  }
}

extension TableViewHeaderFooterView {
  /// Creates a header or footer of the class that this method is called on, for a dequeue.
  static func create(_ identifier: String) -> TableViewHeaderFooterView {
    identifierInitializer(self, identifier)
  }
}

extension CollectionReusableView {
  /// Creates a view of the class that this method is called on. It also creates cells.
  static func create(_ identifier: String, frame: CGRect = .zero) -> CollectionReusableView? {
    let made = create(frame: frame) as? CollectionReusableView
    made?.assignedReuseIdentifier = identifier
    return made
  }
}
