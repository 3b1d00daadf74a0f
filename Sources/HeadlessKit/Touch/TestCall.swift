import Foundation

/// A touch, or another call by which a test drives a simulator.
public struct TestCall: Hashable, Sendable {
  /// The name of the call, such as `tap`.
  public var name: String
  /// The target of the call: a query in Swift syntax, an index path, or the description of a view;
  /// empty for `settle`.
  public var subject: String
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The reason why it was impossible; `nil` if it was not.
  public var failure: String?
}

/// An observation of a test's calls. It ends when it is released or cancelled.
@preconcurrency @MainActor
public final class TestCallObservation {
  fileprivate var handler: (@MainActor (TestCall) -> Void)?

  fileprivate init(_ handler: @escaping @MainActor (TestCall) -> Void) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() { handler = nil }
}

/// The observers of one simulator.
@MainActor
private final class TestCallObservers {
  struct Reference {
    weak var observation: TestCallObservation?
  }

  var all: [Reference] = []
}

extension Simulator {
  /// Calls a closure after each call of a test: a touch, typing, `settle`, `advance`. A call that
  /// another one makes is a part of it.
  ///
  /// - Parameter handler: Receives the call. The screen is as the call left it.
  /// - Returns: The observation.
  public func observeCalls(
    _ handler: @escaping @MainActor (TestCall) -> Void
  ) -> TestCallObservation {
    let observation = TestCallObservation(handler)
    callObservers.all.append(TestCallObservers.Reference(observation: observation))
    return observation
  }

  private var callObservers: TestCallObservers { kept { TestCallObservers() } }

  /// Runs code as a part of a test's call, on this simulator, and notifies observers.
  func note<Answer>(
    _ place: QueryPlace, on subject: Any?, _ body: () throws -> Answer
  ) rethrows -> Answer {
    guard !isInCall else { return try run(body) }
    do {
      let answer = try noting(place.call) { try run(body) }
      tell(place, subject, nil)
      return answer
    } catch {
      let verdict = (error as? any Refusal)?.reason ?? (error as? QueryFailure)?.verdict
      tell(place, subject, verdict ?? "\(error)")
      throw error
    }
  }

  /// Notifies observers of a query that failed. Those that succeed change nothing, and are no calls.
  func tell(_ failure: QueryFailure, at place: QueryPlace) {
    if !isInCall { tell(place, failure.query, failure.verdict) }
  }

  /// Notifies observers of a wait that failed.
  func tell(_ failure: WaitFailure, at place: QueryPlace) {
    if !isInCall { tell(place, failure.condition, failure.verdict) }
  }

  private func tell(_ place: QueryPlace, _ subject: Any?, _ failure: String?) {
    callObservers.all.removeAll { $0.observation?.handler == nil }
    let observers = callObservers.all
    guard !observers.isEmpty else { return }
    let call = TestCall(
      name: place.touch ?? "find", subject: Self.name(of: subject), file: "\(place.file)",
      line: place.line, failure: failure)
    for reference in observers { reference.observation?.handler?(call) }
  }

  /// Returns the name of a call's target.
  static func name(of subject: Any?) -> String {
    (subject as? IndexPath).map { "\(Array($0))" } ?? subject.map { "\($0)" } ?? ""
  }
}
