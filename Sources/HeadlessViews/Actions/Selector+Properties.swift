// For `#selector(getter: Song.title)` and `#selector(setter: Song.title)`.

extension Selector {
  /// Creates the selector of a property's getter.
  ///
  /// - Parameters:
  ///   - property: The property: `\Song.title`.
  ///   - name: The Objective-C name: `title`.
  public init<Target: AnyObject, Value>(getter property: KeyPath<Target, Value>, _ name: String) {
    self.init(SelectorMethod { (object: Target) in { object[keyPath: property] } }, named: name)
  }

  /// Creates the selector of a property's setter.
  ///
  /// - Parameters:
  ///   - property: The property: `\Song.title`.
  ///   - name: The Objective-C name: `setTitle:`.
  public init<Target: AnyObject, Value>(
    setter property: ReferenceWritableKeyPath<Target, Value>, _ name: String
  ) {
    self.init(
      SelectorMethod { (object: Target) in { (value: Value) in object[keyPath: property] = value }
      },
      named: name)
  }
}
