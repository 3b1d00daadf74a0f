import Foundation

// A list creates cells from registered classes, by `init(frame:)`. Objective-C can send that
// message to any class. Swift only calls a *required* initializer on a class that is not known at
// compile time, and a required one would not let clients write `override init(frame:)`, as a third
// of all real files do. Swift's own dispatch can do it: a convenience initializer finds the class's
// `init(frame:)` by the class it is called on. So the two declarations below are one function with
// one symbol name; the second one may be called on any class.
//
// A class without `init(frame:)` stops the process with Swift's message, as on a device: "Use of
// unimplemented initializer 'init(frame:)' for class …".
extension View {
  @_silgen_name("HeadlessKit_View_create")
  package convenience init(createdWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Creates a view of the dynamic class that this is called on.
  ///
  /// - Precondition: The class has `init(frame:)`.
  @_silgen_name("HeadlessKit_View_create")
  package static func create(frame: CGRect) -> View
}
