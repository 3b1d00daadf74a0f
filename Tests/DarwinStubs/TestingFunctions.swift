// Swift Testing, with functions in place of the macros that the compiler needs most of its time for.
// Declarations only: nothing here is ever run. See `.ci/darwin`.
@_exported import Testing

public func __expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) {}

@discardableResult public func __expect<Failure: Error, Value>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, performing body: () throws -> Value
) -> Failure? { nil }

@discardableResult public func __expect<Failure: Error, Value>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, isolation: isolated (any Actor)? = #isolation,
  performing body: () async throws -> Value
) async -> Failure? { nil }

@discardableResult public func __expect<Failure: Error & Equatable, Value>(
  throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, performing body: () throws -> Value
) -> Failure? { nil }

@discardableResult public func __expect<Failure: Error & Equatable, Value>(
  throws error: Failure, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, isolation: isolated (any Actor)? = #isolation,
  performing body: () async throws -> Value
) async -> Failure? { nil }

public func __require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) throws {}

public func __require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil
) throws -> Value { fatalError() }

@discardableResult public func __require<Failure: Error, Value>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, performing body: () throws -> Value
) throws -> Failure { fatalError() }
