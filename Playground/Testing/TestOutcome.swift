/// What became of a test.
struct TestOutcome: Hashable, Sendable {
  enum Kind: String, Sendable {
    case passed, failed, skipped
    /// The process ended while the test ran.
    case ended
    /// The program lists the test, but did not run it.
    case missing
  }

  /// The name with module and type, such as `ShopTests.BookTests/testDeletion`.
  let name: String
  let kind: Kind
  /// What was printed meanwhile: the failures of a test that failed, or the last lines before the process
  /// ended.
  var lines: [String] = []
}

/// What one process did with the tests that it was asked to run.
struct TestRecord: Hashable, Sendable {
  /// The tests that came to an end.
  var outcomes: [TestOutcome] = []
  /// The tests that began and did not come to an end, with what was printed since.
  var unfinished: [TestOutcome] = []
}

/// How a process ended, and what it left.
struct ProcessEnd: Hashable, Sendable {
  /// The exit status, or the negative number of the signal.
  var status: Int32
  /// Standard output and standard error.
  var output: String
  /// The stream of events that Swift Testing writes, a JSON object in a line.
  var events = ""

  /// The last lines of the output that say something.
  var lastLines: [String] {
    Self.lastLines(of: output.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Returns the last lines that say something. The frames of a backtrace do not: the reason stands
  /// before them.
  static func lastLines(of lines: [String]) -> [String] {
    let frame = /\d+ +\S+ +0x[0-9a-f]+ .*/
    return lines.filter { line in
      !line.allSatisfy(\.isWhitespace) && line.wholeMatch(of: frame) == nil
    }.suffix(12)
  }
}
