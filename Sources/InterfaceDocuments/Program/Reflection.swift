/// Values whose type is known at run time only.
enum Reflection {
  /// Returns the value inside an optional value; `nil` if there is none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
