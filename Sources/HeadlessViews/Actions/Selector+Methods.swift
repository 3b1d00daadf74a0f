// Each kind of method has two initializers, one nonisolated and one for the main actor. Swift 6
// distinguishes them and does not convert between them everywhere; Swift 5 accepts either.

extension Selector {
  /// Creates a selector from a nonisolated method without arguments.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a main-actor method without arguments.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result, _ name: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(
      SelectorMethod(unsafeBitCast(method, to: ((Target) -> () -> Result).self)), named: name)
  }

  /// Creates a selector from a nonisolated method with one argument.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a main-actor method with one argument.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result, _ name: String,
    isolation: MainActor.Type = MainActor.self
  ) {
    self.init(
      SelectorMethod(unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self)),
      named: name)
  }

  /// Creates a selector from a nonisolated method with two arguments.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  public init<Target: AnyObject, Sender, Other, Result>(
    _ method: @escaping (Target) -> (Sender, Other) -> Result, _ name: String
  ) {
    self.init(SelectorMethod(method), named: name)
  }

  /// Creates a selector from a main-actor method with two arguments.
  ///
  /// - Parameters:
  ///   - method: The unapplied method: `Screen.didTap`.
  ///   - name: The Objective-C name.
  ///   - isolation: The actor of the method.
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
