/// The result of a command: two texts and an exit status.
struct CommandResult: Hashable, Sendable {
  /// The text for standard output, with its last line break.
  var output = ""
  /// The text for standard error, with its last line break.
  var errors = ""
  /// The exit status of the process.
  var status = Status.success

  /// The exit status, numbered as in `sysexits.h`.
  enum Status: Int32, Sendable {
    /// The command succeeded, even if a message could not be reproduced.
    case success = 0
    /// A test failed, or ended the process.
    case testsFailed = 1
    /// The arguments were invalid.
    case usage = 64
    /// The text contains no message of a list.
    case noMessage = 65
    /// The file cannot be read.
    case noInput = 66
    /// The file cannot be written.
    case cannotCreate = 73
  }
}

extension CommandResult {
  /// Returns the result of a command that failed with one line on standard error.
  static func failure(_ status: Status, _ line: String) -> CommandResult {
    CommandResult(errors: "Playground: \(line)\n", status: status)
  }
}
