#if !canImport(ObjectiveC)

  // For a method of an object whose type is not written where the selector is:
  // `#selector(model.reload)`.

  extension Selector {
    /// Creates a selector from a method of no argument of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping (Target) -> () -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of no argument of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> () -> Result).self)), named: name)
    }

    /// Creates a selector from a method of one argument of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Sender, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping (Target) -> (Sender) -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of one argument of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)),
        named: name)
    }

    /// Creates a selector from a method of two arguments of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    public init<Target: AnyObject, Sender, Other, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping (Target) -> (Sender, Other) -> Result, _ name: String
    ) {
      self.init(SelectorMethod(method), named: name)
    }

    /// Creates a selector from a method of two arguments of an object's type.
    ///
    /// - Parameters:
    ///   - object: An object of the type. It is not looked at.
    ///   - method: The method of an object: `{ $0.reload }`.
    ///   - name: What Objective-C calls it.
    ///   - isolation: The actor that the method is bound to.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Other, Result>(
      of object: @autoclosure () -> Target,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Other) -> Result,
      _ name: String,
      isolation: MainActor.Type = MainActor.self
    ) {
      self.init(
        SelectorMethod(unsafeBitCast(method, to: ((Target) -> (Sender, Other) -> Result).self)),
        named: name)
    }
  }

#endif
