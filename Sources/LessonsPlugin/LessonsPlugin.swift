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
    try runPlayground(command)
  }
}
