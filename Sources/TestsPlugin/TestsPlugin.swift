import Foundation
import PackagePlugin

/// `swift package tests [NAME…]`: runs the package's tests, or those whose names contain a text, and goes
/// on after a test that ends the process.
@main
struct TestsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    #if os(Linux)
      let build = try packageManager.build(.all(includingTests: true), parameters: .init())
      guard build.succeeded else { throw Failure("the tests do not build:\n\(build.logText)") }
      let folder = Self.buildFolder(of: context).appending(path: "debug")
      let programs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix("PackageTests.xctest") }
      guard let program = programs.first else { throw Failure("the package has no tests") }
      try runPlayground(["tests", folder.appending(path: program).path] + arguments)
    #else
      throw Failure("on macOS, run the tests in Xcode, which goes on after a test that crashes")
    #endif
  }

  /// The folder that `--scratch-path` names, or `.build`: a plugin writes below its `plugins`.
  private static func buildFolder(of context: PluginContext) -> URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.pathComponents.count > 1 {
      let isPlugins = folder.lastPathComponent == "plugins"
      folder.deleteLastPathComponent()
      if isPlugins { return folder }
    }
    return context.package.directoryURL.appending(path: ".build")
  }
}
