/// What cannot be adapted, in the form in which compilers say such things.
struct Complaint: Equatable, CustomStringConvertible {
  /// Whether the build goes on.
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
