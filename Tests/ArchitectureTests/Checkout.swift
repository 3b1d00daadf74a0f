import Foundation

/// The files of the checkout that these tests were built from.
enum Checkout {
  /// A folder without Swift files.
  struct FolderIsEmpty: Error {
    let path: String
  }

  struct File {
    /// The path below the module's folder.
    let path: String
    let text: String

    /// The modules that the file imports.
    var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return nil }
        return String(words[words.count - 1].prefix { $0 != "." })
      }
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func manifest() throws -> Manifest {
    Manifest(try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  /// The modules of the package, by name.
  static func modules() throws -> [String] {
    let names = ["Sources", "Sources/Linux"].map { root.appendingPathComponent($0).path }
    return try names.flatMap(FileManager.default.contentsOfDirectory(atPath:))
      .filter { $0 != "Linux" }.sorted()
  }

  /// The folder of a module. What stands in for Apple's modules lies under one roof.
  private static func folder(of module: String) -> URL {
    let own = root.appendingPathComponent("Sources/\(module)")
    let isOwn = FileManager.default.fileExists(atPath: own.path)
    return isOwn ? own : root.appendingPathComponent("Sources/Linux/\(module)")
  }

  /// The Swift files of a module, by path.
  ///
  /// - Throws: `FolderIsEmpty` if there are none: a rule about files that nobody finds always holds.
  static func files(of module: String) throws -> [File] {
    let folder = folder(of: module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard !paths.isEmpty else { throw FolderIsEmpty(path: folder.path) }
    return try paths.map {
      File(
        path: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }
}
