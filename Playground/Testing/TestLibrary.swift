/// A library whose tests a test program contains.
protocol TestLibrary: Sendable {
  /// The arguments with which the program lists its tests.
  var listArguments: [String] { get }
  /// Whether the program writes a stream of events.
  var writesEvents: Bool { get }

  /// Returns the tests in the program's list.
  func tests(in list: String) -> [String]
  /// Divides tests into those that one process runs.
  func batches(of tests: [String]) -> [[String]]
  /// Returns the arguments with which the program runs tests.
  func arguments(running tests: [String]) -> [String]
  /// Returns what a process did with tests.
  func record(of end: ProcessEnd, running tests: [String]) -> TestRecord
}
