import Foundation

/// An explanation of why a condition did not come to hold in time.
///
/// Its description names the work that is still pending, and shows a drawing of the screen.
public struct WaitFailure: Error, Hashable, Sendable {
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The wait.
  public var wait: QueryFailure.Wait
  /// The drawing of the screen.
  public var screen: String
}

extension WaitFailure: CustomStringConvertible {
  /// The explanation of the failure, with a drawing of the screen.
  public var description: String {
    let place = "\(file.split(separator: "/").last ?? ""):\(line)"
    let headline = "\(place): the condition does not hold\(wait.clause)."
    return ([headline] + wait.details + ["", screen]).joined(separator: "\n")
  }
}
