// For a method of a protocol of the app's own: `#selector(Navigating.previous)`. Every object that
// conforms to the protocol has it.

extension Selector {
  /// Creates a selector from a protocol's method without arguments.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - method: The method of an object: `{ $0.previous }`.
  ///   - name: The Objective-C name.
  public init<Conformance, Result>(
    of type: Conformance.Type, _ method: @escaping (Conformance) -> () -> Result, _ name: String
  ) {
    self.init(SelectorMethod(of: type, method), named: name)
  }

  /// Creates a selector from a protocol's method without arguments.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - method: The method of an object: `{ $0.previous }`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
  @_disfavoredOverload
  public init<Conformance, Result>(
    of type: Conformance.Type,
    _ method: @escaping @MainActor (Conformance) -> @MainActor () -> Result, _ name: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(of: type, unsafeBitCast(method, to: ((Conformance) -> () -> Result).self), name)
  }

  /// Creates a selector from a protocol's method with one argument.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - method: The method of an object: `{ $0.show }`.
  ///   - name: The Objective-C name.
  public init<Conformance, Sender, Result>(
    of type: Conformance.Type, _ method: @escaping (Conformance) -> (Sender) -> Result,
    _ name: String
  ) {
    self.init(SelectorMethod(of: type, method), named: name)
  }

  /// Creates a selector from a protocol's method with one argument.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - method: The method of an object: `{ $0.show }`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
  @_disfavoredOverload
  public init<Conformance, Sender, Result>(
    of type: Conformance.Type,
    _ method: @escaping @MainActor (Conformance) -> @MainActor (Sender) -> Result,
    _ name: String, isolation: MainActor.Type = MainActor.self
  ) {
    self.init(
      of: type, unsafeBitCast(method, to: ((Conformance) -> (Sender) -> Result).self), name)
  }
}

// For a method of an object of which only the protocol is known: `#selector(delegate.previous)`.

extension Selector {
  /// Creates a selector from a method without arguments of an object's protocol.
  ///
  /// - Parameters:
  ///   - object: An object; only its protocol is used.
  ///   - method: The method of an object: `{ $0.previous }`.
  ///   - name: The Objective-C name.
  @_disfavoredOverload
  public init<Conformance, Result>(
    of object: @autoclosure () -> Conformance,
    _ method: @escaping @MainActor (Conformance) -> @MainActor () -> Result, _ name: String
  ) {
    self.init(
      of: Conformance.self, unsafeBitCast(method, to: ((Conformance) -> () -> Result).self), name)
  }

  /// Creates a selector from a method with one argument of an object's protocol.
  ///
  /// - Parameters:
  ///   - object: An object; only its protocol is used.
  ///   - method: The method of an object: `{ $0.show }`.
  ///   - name: The Objective-C name.
  @_disfavoredOverload
  public init<Conformance, Sender, Result>(
    of object: @autoclosure () -> Conformance,
    _ method: @escaping @MainActor (Conformance) -> @MainActor (Sender) -> Result,
    _ name: String
  ) {
    self.init(
      of: Conformance.self, unsafeBitCast(method, to: ((Conformance) -> (Sender) -> Result).self),
      name)
  }
}
