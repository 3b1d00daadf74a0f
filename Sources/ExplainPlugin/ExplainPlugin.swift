import Foundation
import PackagePlugin

/// `swift package explain [FILE | -] [SOURCES…]`: explains the crash of a list in a log, and names the
/// lines of the package that are wrong.
@main
struct ExplainPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = arguments
    let files = arguments.indices.filter { index in
      let isOption = arguments[index].hasPrefix("-") && arguments[index] != "-"
      return !isOption && (index == 0 || arguments[index - 1] != "--html")
    }
    if let log = files.first {
      if arguments[log] == "-" { arguments[log] = try standardInput() }
    } else if !arguments.contains("--help") {
      arguments.insert(try standardInput(), at: 0)
    }
    if files.count < 2, !arguments.contains("--help") {
      arguments += sources(of: context.package)
    }
    try run(context.tool(named: "Playground").url, ["explain"] + arguments)
  }

  /// The folders with the package's own Swift files.
  private func sources(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? any SourceModuleTarget }.map(\.directoryURL.path)
  }

  /// Returns a file with the text that was piped to `swift package`.
  ///
  /// The standard input of a plugin carries SwiftPM's messages. What the person pipes is that of the
  /// process that started it.
  private func standardInput() throws -> String {
    #if os(Linux)
      return "/proc/\(getppid())/fd/0"
    #else
      throw NoStandardInput()
    #endif
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}

/// The tool has said what was wrong.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "explain ended with status \(status)" }
}

/// On macOS a plugin cannot read what is piped.
private struct NoStandardInput: Error, CustomStringConvertible {
  let description = """
    on macOS a package plugin cannot read a pipe. Write the log to a file: \
    swift test 2>&1 | tee test.log; swift package explain test.log
    """
}
