import Foundation

/// The files that these tests read, and regenerate on request.
enum Repository {
  /// The top-level directory.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the text of a file, or `nil` if it does not exist.
  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The README and all pages of the documentation, in alphabetical order.
  static var pages: [String] {
    let docs = "Docs/HeadlessKit.docc"
    let articles =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("\(docs)/Articles").path)) ?? []
    return ["README.md", "\(docs)/HeadlessKit.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(docs)/Articles/\($0)" }
  }

  /// Returns the Swift files of a folder and its subfolders, in alphabetical order.
  static func swiftFiles(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      atPath: root.appendingPathComponent(folder).resolvingSymlinksInPath().path
    )?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Whether files are written instead of compared: `HEADLESSKIT_REGENERATE=1 swift test`.
  static var isRegenerating: Bool {
    ProcessInfo.processInfo.environment["HEADLESSKIT_REGENERATE"] == "1"
  }

  /// Returns the text of a file, after regenerating it on request.
  static func text(_ path: String, regeneratedFrom expected: String) throws -> String? {
    if isRegenerating, text(path) != expected {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    return text(path)
  }
}
