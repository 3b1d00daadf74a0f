import Foundation
import PackagePlugin

/// `swift package lessons`: lists the lessons; `swift package lessons NAME` prints one, and
/// `swift package --allow-writing-to-package-directory lessons --html FOLDER` draws all of them.
@main
struct LessonsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command =
      switch arguments.first {
      case "compare": arguments
      case let name? where !name.hasPrefix("-"): ["lesson"] + arguments
      default: ["lessons"] + arguments
      }
    try run(command)
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
      throw Failure("lessons ended with status \(process.terminationStatus)")
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
