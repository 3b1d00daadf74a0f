/// What a command leaves behind: two texts and a status.
struct CommandResult: Hashable, Sendable {
  /// What goes to standard output, with its last line break.
  var output = ""
  /// What goes to standard error, with its last line break.
  var errors = ""
  /// What the process ends with.
  var status = Status.success

  /// The exit status, numbered as in `sysexits.h`.
  enum Status: Int32, Sendable {
    /// All went well, even if a message could not be reproduced.
    case success = 0
    /// The command was used in a wrong way.
    case usage = 64
    /// The text holds no message of a list.
    case noMessage = 65
    /// The file cannot be read.
    case noInput = 66
    /// The file cannot be written.
    case cannotCreate = 73
  }
}

extension CommandResult {
  /// A command that failed with one line on standard error.
  static func failure(_ status: Status, _ line: String) -> CommandResult {
    CommandResult(errors: "Playground: \(line)\n", status: status)
  }
}
