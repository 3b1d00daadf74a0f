import Foundation

/// A checked-in text, which its test can rewrite.
public struct Checked {
  private let file: URL

  public init(_ name: String, in directory: URL) {
    file = directory.appendingPathComponent(name)
  }

  /// Returns the checked-in text, after rewriting it if the environment has
  /// HEADLESSKIT_REGENERATE=1.
  public func text(regeneratedFrom text: String) throws -> String {
    if ProcessInfo.processInfo.environment["HEADLESSKIT_REGENERATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
