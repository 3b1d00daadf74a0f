import Foundation

/// A text that is checked in, and that its test writes anew if it is told to.
public struct Checked {
  private let file: URL

  public init(_ name: String, in directory: URL) {
    file = directory.appendingPathComponent(name)
  }

  /// The text that is checked in. Written anew first if the environment has
  /// HEADLESSKIT_REGENERATE=1.
  public func text(regeneratedFrom text: String) throws -> String {
    if ProcessInfo.processInfo.environment["HEADLESSKIT_REGENERATE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
