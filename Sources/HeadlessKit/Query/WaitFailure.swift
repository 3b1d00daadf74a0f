import Foundation

/// An explanation of why a condition did not come to hold in time.
///
/// Its description names the work that is still pending, and shows a drawing of the screen.
public struct WaitFailure: Error, Hashable, Sendable {
  /// The condition, in the words of the call; `nil` if it has none.
  public var condition: String?
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The wait.
  public var wait: QueryFailure.Wait
  /// The earlier events that may be the cause, one sentence each: captured crashes of lists, and
  /// warnings on the console.
  public var notes: [String]
  /// The drawing of the screen.
  public var screen: String
}

extension WaitFailure: CustomStringConvertible {
  /// The explanation of the failure, with a drawing of the screen.
  public var description: String {
    let place = "\(file.split(separator: "/").last ?? ""):\(line)"
    return (["\(place): Simulator.wait: \(verdict)"] + wait.details + notes + ["", screen])
      .joined(separator: "\n")
  }

  var verdict: String {
    "the condition\(condition.map { " \($0.quoted)" } ?? "") does not hold\(wait.clause)."
  }
}
