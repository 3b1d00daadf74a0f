#if !canImport(ObjectiveC)

  // For a method whose labels are not known where the selector is written, `#selector(didTap)`: the
  // compiler, which knows the method, completes the name by the number of its arguments.

  extension Selector {
    /// Creates a selector from a method of no argument and the name before its first argument.
    public init<Target: AnyObject, Result>(
      _ method: @escaping (Target) -> () -> Result, base: String
    ) {
      self.init(method, base)
    }

    /// Creates a selector from a method of no argument and the name before its first argument.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
      _ method: @escaping (Target) -> @MainActor () -> Result, base: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(method, base, isolation: isolation)
    }

    /// Creates a selector from a method of one argument and the name before its first argument.
    public init<Target: AnyObject, Sender, Result>(
      _ method: @escaping (Target) -> (Sender) -> Result, base: String
    ) {
      self.init(method, base + ":")
    }

    /// Creates a selector from a method of one argument and the name before its first argument.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
      _ method: @escaping (Target) -> @MainActor (Sender) -> Result, base: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(method, base + ":", isolation: isolation)
    }

    /// Creates a selector from a method of two arguments and the name before its first argument.
    public init<Target: AnyObject, Sender, Other, Result>(
      _ method: @escaping (Target) -> (Sender, Other) -> Result, base: String
    ) {
      self.init(method, base + "::")
    }

    /// Creates a selector from a method of two arguments and the name before its first argument.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Other, Result>(
      _ method: @escaping (Target) -> @MainActor (Sender, Other) -> Result, base: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(method, base + "::", isolation: isolation)
    }
  }

#endif
