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
    try run(["explain"] + arguments)
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
  private func run(_ arguments: [String]) throws {
    let build = try packageManager.build(.product("Playground"), parameters: .init())
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure("the tool does not build:\n\(build.logText)") }
    let process = try Process.run(tool.url, arguments: arguments)
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
