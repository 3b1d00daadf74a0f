// For `#selector(didTap)`, where the method's labels are not written: the compiler, which knows
// the method, completes the name by the number of its arguments.

extension Selector {
  /// Creates a selector from a method without arguments and its base name.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result, base: String
  ) {
    self.init(method, base)
  }

  /// Creates a selector from a method without arguments and its base name.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result, base: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(method, base, isolation: isolation)
  }

  /// Creates a selector from a method with one argument and its base name.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result, base: String
  ) {
    self.init(method, base + ":")
  }

  /// Creates a selector from a method with one argument and its base name.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result, base: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(method, base + ":", isolation: isolation)
  }

  /// Creates a selector from a method with two arguments and its base name.
  public init<Target: AnyObject, Sender, Other, Result>(
    _ method: @escaping (Target) -> (Sender, Other) -> Result, base: String
  ) {
    self.init(method, base + "::")
  }

  /// Creates a selector from a method with two arguments and its base name.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Other, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender, Other) -> Result, base: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(method, base + "::", isolation: isolation)
  }
}

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
