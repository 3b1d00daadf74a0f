import Foundation

/// A test program, as `swift build --build-tests` makes it on Linux.
struct TestProgram {
  let path: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - writesEvents: Whether it writes a stream of events as well.
  func run(_ arguments: [String], writesEvents: Bool) throws -> ProcessEnd {
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      arguments
      + (writesEvents
        ? ["--event-stream-output-path", events.path, "--event-stream-version", "0"] : [])
    // A backtrace would be all that the last lines show.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return ProcessEnd(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      events: (try? String(contentsOf: events, encoding: .utf8)) ?? "")
  }
}
