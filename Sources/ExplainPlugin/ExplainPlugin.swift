import Foundation
import PackagePlugin

/// `swift package explain [FILE | -] [SOURCES…]`: explains the crash of a list in a log, and names the
/// lines of the package that are wrong.
@main
struct ExplainPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let files = arguments.indices.filter { index in
      let isOption = arguments[index].hasPrefix("-") && arguments[index] != "-"
      return !isOption && (index == 0 || arguments[index - 1] != "--html")
    }
    let asksForHelp = arguments.contains("--help")
    let readsInput = !asksForHelp && (files.first.map { arguments[$0] == "-" } ?? true)
    try runPlayground(
      ["explain"] + (files.isEmpty && readsInput ? ["-"] : []) + arguments
        + (files.count < 2 && !asksForHelp ? sources(of: context.package) : []),
      input: readsInput ? try pipedLog(in: context.pluginWorkDirectoryURL) : nil)
  }

  /// Returns the folders with the package's own Swift files.
  private func sources(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? any SourceModuleTarget }.map(\.directoryURL.path)
  }

  /// Reads the text that was piped to `swift package` to its end, into a file.
  ///
  /// `swift test` and this command use one build folder. If both run at once, in a pipe, the test waits
  /// for the command, and the command for the test's output.
  private func pipedLog(in folder: URL) throws -> FileHandle {
    let input = try standardInput()
    var log = Data()
    while case let part = input.availableData, !part.isEmpty {
      log.append(part)
      if log.count < 2_000,
        String(decoding: log, as: UTF8.self).contains("Another instance of SwiftPM")
      {
        throw Failure(
          """
          'swift test' waits until this command has ended. Write its output to a file first: \
          swift test 2>&1 | tee test.log; swift package explain test.log
          """)
      }
    }
    let file = folder.appendingPathComponent("piped.log")
    try log.write(to: file)
    return try FileHandle(forReadingFrom: file)
  }

  /// Returns the text that was piped to `swift package`.
  ///
  /// The standard input of a plugin carries SwiftPM's messages. What the person pipes is that of the
  /// process that started it.
  private func standardInput() throws -> FileHandle {
    #if os(Linux)
      if let input = FileHandle(forReadingAtPath: "/proc/\(getppid())/fd/0") { return input }
      throw Failure("the text that was piped cannot be read")
    #else
      throw Failure(
        """
        on macOS a package plugin cannot read a pipe. Write the log to a file: \
        swift test 2>&1 | tee test.log; swift package explain test.log
        """)
    #endif
  }
}
