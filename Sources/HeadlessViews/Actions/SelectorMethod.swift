/// A method of a class that can be called with dynamically typed arguments.
///
/// A method reference captures nothing, so it may be used on any thread; the sender chooses the
/// thread of the call, as in Objective-C.
struct SelectorMethod: @unchecked Sendable {
  /// The class that declares the method, or the protocol.
  let owner: ObjectIdentifier
  /// Whether an object conforms to the protocol that declares the method; `nil` for a class's.
  private let conforms: ((AnyObject) -> Bool)?
  /// The number of arguments.
  let argumentCount: Int
  private let call: (AnyObject, [Any?]) throws(SelectorMismatch) -> Any?

  init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    owner = ObjectIdentifier(Target.self)
    conforms = nil
    argumentCount = 0
    call = { (object, _) throws(SelectorMismatch) in
      Self.answer(method(try Self.target(object))())
    }
  }

  init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    owner = ObjectIdentifier(Target.self)
    conforms = nil
    argumentCount = 1
    call = { (object, arguments) throws(SelectorMismatch) in
      Self.answer(method(try Self.target(object))(try Self.argument(0, of: arguments)))
    }
  }

  init<Target: AnyObject, Sender, Other, Result>(
    _ method: @escaping (Target) -> (Sender, Other) -> Result
  ) {
    owner = ObjectIdentifier(Target.self)
    conforms = nil
    argumentCount = 2
    call = { (object, arguments) throws(SelectorMismatch) in
      let sender: Sender = try Self.argument(0, of: arguments)
      return Self.answer(
        method(try Self.target(object))(sender, try Self.argument(1, of: arguments)))
    }
  }

  /// Creates the method of a protocol without arguments.
  init<Conformance, Result>(
    of type: Conformance.Type, _ method: @escaping (Conformance) -> () -> Result
  ) {
    owner = ObjectIdentifier(type)
    conforms = { $0 is Conformance }
    argumentCount = 0
    call = { (object, _) throws(SelectorMismatch) in
      Self.answer(method(try Self.target(object))())
    }
  }

  /// Creates the method of a protocol with one argument.
  init<Conformance, Sender, Result>(
    of type: Conformance.Type, _ method: @escaping (Conformance) -> (Sender) -> Result
  ) {
    owner = ObjectIdentifier(type)
    conforms = { $0 is Conformance }
    argumentCount = 1
    call = { (object, arguments) throws(SelectorMismatch) in
      Self.answer(method(try Self.target(object))(try Self.argument(0, of: arguments)))
    }
  }

  /// Calls the method.
  ///
  /// - Returns: The method's return value, or `nil` if it has none.
  func callAsFunction(
    _ object: AnyObject, _ arguments: [Any?]
  ) throws(SelectorMismatch) -> Any? {
    try call(object, arguments)
  }

  /// Whether a protocol declares the method.
  var isOfProtocol: Bool { conforms != nil }

  /// Returns whether an object has the method.
  func belongs(to object: AnyObject) -> Bool {
    if let conforms { return conforms(object) }
    return SelectorMethods.classes(of: object).contains { ObjectIdentifier($0) == owner }
  }

  private static func target<Target>(_ object: AnyObject) throws(SelectorMismatch) -> Target {
    guard let target = object as? Target else { throw .target(expected: "\(Target.self)") }
    return target
  }

  private static func argument<Argument>(
    _ index: Int, of arguments: [Any?]
  ) throws(SelectorMismatch) -> Argument {
    guard index < arguments.count else {
      throw .missing(position: index + 1, expected: "\(Argument.self)")
    }
    if let argument = arguments[index] as? Argument { return argument }
    let given = arguments[index].map { "\(type(of: $0))" } ?? "nil"
    throw .argument(position: index + 1, expected: "\(Argument.self)", given: given)
  }

  private static func answer<Result>(_ result: Result) -> Any? {
    result is Void ? nil : result as Any?
  }
}

/// The reason why a method cannot be called with some arguments. Positions count from one.
enum SelectorMismatch: Error, Hashable {
  case target(expected: String)
  case missing(position: Int, expected: String)
  case argument(position: Int, expected: String, given: String)
}
