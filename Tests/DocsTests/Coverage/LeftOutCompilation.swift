import Foundation

/// The compiler's diagnostics for each snippet, from one run over all of them.
struct LeftOutCompilation {
  /// The errors of each snippet, in the order of the snippets.
  let errors: [[String]]
  /// Errors outside the snippets: mistakes of the test itself.
  let ownErrors: [String]

  /// Type-checks the snippets against the modules that were built with the tests.
  init(_ snippets: [LeftOutSnippet]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("headlesskit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("snippets.swift")
    let functions = snippets.enumerated().map { number, snippet in
      "@MainActor func snippet\(number)() { \(snippet.code) }"
    }
    try (Self.preamble + functions).joined(separator: "\n")
      .write(to: file, atomically: true, encoding: .utf8)

    let arguments = [
      "-typecheck", "-parse-as-library", "-swift-version", "6", "-I",
      try Toolchain.modules().path, file.path,
    ]
    let output = try Toolchain.run(
      ["swiftc", "-frontend"] + arguments + Toolchain.platform(), allowsFailure: true)
    var errors = snippets.map { _ in [String]() }
    var ownErrors: [String] = []
    for match in output.matches(of: /(?m)^[^\n]*snippets\.swift:(\d+):\d+: error: (.*)$/) {
      let snippet = (Int(match.1) ?? 0) - Self.preamble.count - 1
      if errors.indices.contains(snippet) {
        errors[snippet].append(String(match.2))
      } else {
        ownErrors.append(String(match.2))
      }
    }
    (self.errors, self.ownErrors) = (errors, ownErrors)
  }

  /// The declarations that the snippets use, one per line.
  private static let preamble: [String] = {
    let values = [
      "view": "UIView", "table": "UITableView", "collection": "UICollectionView",
      "constraint": "NSLayoutConstraint", "image": "UIImage",
      "delegate": "any UITableViewDelegate", "path": "IndexPath", "action": "Selector",
      "segments": "UISegmentedControl", "search": "UISearchBar", "field": "UITextField",
      "state": "UIControl.State", "navigation": "UINavigationController", "text": "String",
      "listConfiguration": "UICollectionLayoutListConfiguration",
    ]
    var lines = ["import Foundation", "import UIKit"]
    #if os(Linux)
      lines.append("import CoreData")
      lines.append("@MainActor var context: NSManagedObjectContext { fatalError() }")
    #endif
    return lines
      + values.sorted { $0.key < $1.key }
      .map { "@MainActor var \($0.key): \($0.value) { fatalError() }" }
  }()
}

extension LeftOutSnippet {
  /// Returns a sentence about unexpected errors, or `nil` if they are the expected ones.
  func finding(_ errors: [String]) -> String? {
    let subject = "`\(code)` of the difference '\(difference)'"
    switch answer {
    case .accepted:
      return errors.isEmpty ? nil : "\(subject) must compile: \(errors)"
    case .unavailable(let message):
      let isRefused = errors.contains { $0.hasSuffix("is unavailable: \(message)") }
      return isRefused ? nil : "\(subject) must be unavailable with \"\(message)\": \(errors)"
    case .refused(let message):
      return errors.contains(message) ? nil : "\(subject) must be refused: \(errors)"
    case .notFound where errors.isEmpty:
      return "\(subject) compiles, and the difference says that '\(name)' does not exist."
    case .notFound:
      return errors.contains(where: saysNotFound) ? nil : "\(subject) fails otherwise: \(errors)"
    }
  }

  private func saysNotFound(_ error: String) -> Bool {
    let base = name.prefix { $0 != "(" }.split(separator: ".").last ?? ""
    return error == "cannot find '\(base)' in scope" || error.hasSuffix("has no member '\(base)'")
      || error.hasPrefix("no exact matches in call to")
      || error.hasPrefix("incorrect argument label")
  }
}
