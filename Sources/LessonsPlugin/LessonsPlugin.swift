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
    let process = try Process.run(
      context.tool(named: "Playground").url, arguments: command)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}

/// The tool has said what was wrong.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "lessons ended with status \(status)" }
}
