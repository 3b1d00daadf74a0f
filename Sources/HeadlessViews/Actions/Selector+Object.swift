// For a method of an object whose type is not written in the selector: `#selector(model.reload)`.

extension Selector {
  /// Creates a selector from a method without arguments of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Result>(
    of object: @autoclosure () -> Target,
    _ method: @escaping (Target) -> () -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a method without arguments of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    of object: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _ name: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(
      SelectorMethod(unsafeBitCast(method, to: ((Target) -> () -> Result).self)), named: name)
  }

  /// Creates a selector from a method with one argument of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Sender, Result>(
    of object: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender) -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a method with one argument of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
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

  /// Creates a selector from a method with two arguments of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Sender, Other, Result>(
    of object: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender, Other) -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a method with two arguments of an object's type.
  ///
  /// - Parameters:
  ///   - object: An object of the type; only its type is used.
  ///   - method: The method of an object: `{ $0.reload }`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
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
