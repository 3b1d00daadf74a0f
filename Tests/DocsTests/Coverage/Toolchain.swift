import Foundation

/// The compiler's tools, and the modules built for these tests.
enum Toolchain {
  /// The error of a tool that is missing or failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a tool found on the `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The tool and its arguments.
  ///   - allowsFailure: Whether the tool may exit with a status other than zero, as a compiler does
  ///     that reports errors.
  /// - Returns: The output of the tool on standard output and standard error.
  static func run(_ arguments: [String], allowsFailure: Bool = false) throws -> String {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("headlesskit-\(UUID().uuidString).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    guard allowsFailure || process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) failed:\n\(text)")
    }
    return text
  }

  /// Whether a Swift compiler is on the `PATH`.
  static let isAvailable = (try? run(["swift", "--version"])) != nil

  private struct Information: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths
  }
  private static let information = Result {
    let text = try run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Information.self, from: Data(text.utf8))
  }

  /// The arguments that name the platform to a compiler.
  static func platform() throws -> [String] {
    let target = ["-target", try information.get().target.triple]
    #if os(macOS)
      let sdk = try run(["xcrun", "--show-sdk-path"])
      return target + ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return target
    #endif
  }

  /// The folder of the compiler's own libraries.
  static func libraries() throws -> URL {
    URL(fileURLWithPath: try information.get().paths.runtimeResourcePath)
      .deletingLastPathComponent()
  }

  /// The folder of the modules built with these tests.
  static func modules() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    for place in [program] + bundles {
      var folder = place.resolvingSymlinksInPath()
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        if FileManager.default.fileExists(
          atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
        {
          return modules
        }
      }
    }
    throw Failure(description: "No folder above \(program.path) has Modules/UIKit.swiftmodule.")
  }
}
