import Foundation
import PackagePlugin

// The command plugins run the tool in the same way: the others refer to this file by a link.
extension CommandPlugin {
  /// Runs the tool, built with the modules that the package's tests have already built.
  ///
  /// A tool that the plugin names as a dependency would be built for itself, with another copy of
  /// every module below it.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - input: The standard input of the tool; `nil` for the plugin's own.
  func runPlayground(_ arguments: [String], input: FileHandle? = nil) throws {
    let build = try packageManager.build(.product("Playground"), parameters: .init())
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure("the tool does not build:\n\(build.logText)") }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    if let input { process.standardInput = input }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(arguments[0]) ended with status \(process.terminationStatus)")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
