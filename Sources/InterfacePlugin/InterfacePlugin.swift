import Foundation
import PackagePlugin

/// `swift package interface Main.storyboard`: lays out storyboards and nibs, and draws their screens.
@main
struct InterfacePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try runPlayground(["interface"] + arguments)
  }
}
