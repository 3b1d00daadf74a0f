#if !canImport(ObjectiveC)

  // Each kind of method in two forms: bound to no actor, and bound to the main one. Swift 6 tells
  // them apart and does not convert between them everywhere; Swift 5 takes either.

  extension Selector {
    /// Creates a selector from a method of no argument, bound to no actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Result>(
      _ method: @escaping (Target) -> () -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of no argument, bound to the main actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
      _ method: @escaping (Target) -> @MainActor () -> Result, _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> () -> Result).self)), named: name)
    }

    /// Creates a selector from a method of one argument, bound to no actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Sender, Result>(
      _ method: @escaping (Target) -> (Sender) -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of one argument, bound to the main actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
      _ method: @escaping (Target) -> @MainActor (Sender) -> Result, _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)),
        named: name)
    }

    /// Creates a selector from a method of two arguments, bound to no actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Sender, Other, Result>(
      _ method: @escaping (Target) -> (Sender, Other) -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of two arguments, bound to the main actor.
    ///
    /// - Parameters:
    ///   - method: The method, not applied to an object: `Screen.didTap`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Other, Result>(
      _ method: @escaping (Target) -> @MainActor (Sender, Other) -> Result, _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> (Sender, Other) -> Result).self)),
        named: name)
    }
  }

#endif
