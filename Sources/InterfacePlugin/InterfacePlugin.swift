import Foundation
import PackagePlugin

/// `swift package interface Main.storyboard`: lays out storyboards and nibs, and draws their screens.
@main
struct InterfacePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = try Process.run(
      context.tool(named: "Playground").url, arguments: ["interface"] + arguments)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}

/// The tool has said what was wrong.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32
  var description: String { "interface ended with status \(status)" }
}
