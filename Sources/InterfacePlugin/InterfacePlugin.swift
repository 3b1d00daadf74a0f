import Foundation
import PackagePlugin

/// `swift package interface Main.storyboard`: lays out storyboards and nibs, and draws their screens.
@main
struct InterfacePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(["interface"] + arguments)
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
      throw Failure("interface ended with status \(process.terminationStatus)")
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
