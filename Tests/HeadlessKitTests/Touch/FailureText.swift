import Foundation

/// Returns the message of the failure of a touch, without the drawing of the screen; `nil` if it
/// succeeds.
@MainActor
func why(_ touch: () throws -> Void) -> String? {
  do {
    try touch()
    return nil
  } catch {
    return "\(error)".components(separatedBy: "\n\n").first
  }
}
