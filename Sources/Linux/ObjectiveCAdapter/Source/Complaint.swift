/// A construct that cannot be adapted, in the format of compiler diagnostics.
struct Complaint: Equatable, CustomStringConvertible {
  /// The severity: whether the build continues.
  enum Severity: String {
    case warning, error
  }

  let path: String
  let line: Int
  let column: Int
  let severity: Severity
  let message: String

  var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
