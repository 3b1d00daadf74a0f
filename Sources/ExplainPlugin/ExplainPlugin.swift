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
    try run(
      ["explain"] + (files.isEmpty && readsInput ? ["-"] : []) + arguments
        + (files.count < 2 && !asksForHelp ? sources(of: context.package) : []),
      input: readsInput ? try standardInput() : nil)
  }

  /// The folders with the package's own Swift files.
  private func sources(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? any SourceModuleTarget }.map(\.directoryURL.path)
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

  /// Runs the tool, built with the modules that the package's tests have already built.
  ///
  /// A tool that the plugin names as a dependency would be built for itself, with another copy of
  /// every module below it.
  private func run(_ arguments: [String], input: FileHandle?) throws {
    let build = try packageManager.build(.product("Playground"), parameters: .init())
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure("the tool does not build:\n\(build.logText)") }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    if let input { process.standardInput = input }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("explain ended with status \(process.terminationStatus)")
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
