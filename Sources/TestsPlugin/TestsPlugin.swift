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
      let folder = context.package.directoryURL.appending(path: ".build/debug")
      let programs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix("PackageTests.xctest") }
      guard let program = programs.first else { throw Failure("the package has no tests") }
      try runPlayground(["tests", folder.appending(path: program).path] + arguments)
    #else
      throw Failure("on macOS, run the tests in Xcode, which goes on after a test that crashes")
    #endif
  }
}
