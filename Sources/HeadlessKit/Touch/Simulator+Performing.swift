import Foundation

/// The reason why something that a test asks for is impossible.
package protocol Refusal: Error {
  /// The reason, as a sentence that says what to do.
  var reason: String { get }
}

extension Refusal {
  /// Returns the message of a failure.
  ///
  /// - Parameter method: The name of the touch, without arguments.
  func message(_ method: String) -> String { "Simulator.\(method): \(reason)" }
}

/// An argument that no touch can have: a negative count, a duration that is not a number.
struct WrongArgument: Refusal {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

extension Simulator {
  /// Does what a test asks for, between two layouts. What is impossible throws, with the screen as
  /// it is then.
  ///
  /// - Parameters:
  ///   - method: The name of the touch, without arguments.
  ///   - subject: The target of the touch.
  ///   - action: The touch. It throws a `Refusal`, or the failure of another touch.
  @discardableResult
  package func perform<Answer>(
    _ method: String, on subject: Any? = nil, _ file: StaticString, _ line: UInt,
    _ action: () throws -> Answer
  ) throws(QueryFailure) -> Answer {
    let place = QueryPlace(file: file, line: line, touch: method)
    do {
      return try note(place, on: subject) {
        layoutIfNeeded()
        defer { layoutIfNeeded() }
        return try action()
      }
    } catch {
      throw QueryFailure(error, on: subject, in: read(), at: place)
    }
  }

  /// Throws unless a number of repetitions makes sense.
  func check(_ count: Int, from least: Int = 0, of noun: String) throws(WrongArgument) {
    guard (least...Self.mostRepetitions).contains(count) else {
      throw WrongArgument(
        "\(count) is not a number of \(noun) from \(least) to \(Self.mostRepetitions).")
    }
  }

  /// Throws unless a duration makes sense.
  func check(_ duration: TimeInterval) throws(WrongArgument) {
    guard duration >= 0, duration <= Self.longestDuration else {
      throw WrongArgument(
        "\(duration) s is not a duration from 0 to \(Int(Self.longestDuration)) s.")
    }
  }

  /// Throws unless numbers are finite.
  func check(_ numbers: CGFloat..., as noun: String) throws(WrongArgument) {
    guard numbers.allSatisfy(\.isFinite) else {
      throw WrongArgument("\(numbers.map { "\($0)" }.joined(separator: ", ")) is not a \(noun).")
    }
  }

  private static var mostRepetitions: Int { 10_000 }
  /// A year.
  private static var longestDuration: TimeInterval { 366 * 86_400 }
}
