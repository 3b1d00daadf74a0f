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
