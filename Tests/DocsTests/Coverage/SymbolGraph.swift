import Foundation

/// The public declarations of the modules behind `UIKit`, from the compiler.
struct SymbolGraph {
  /// A declaration.
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable { let uri: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let declarationFragments: [Fragment]
    let location: Location?
  }

  /// A relationship between two declarations.
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  private struct File: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  /// All declarations, by the compiler's identifiers.
  private(set) var symbols: [String: Symbol] = [:]
  private(set) var relationships: [Relationship] = []

  /// The modules whose declarations UIKit's names refer to.
  static let modules = [
    "HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessComponents",
    "HeadlessLists", "HeadlessKit", "DiffableKit", "UIKit",
  ]

  /// The declarations of all of them, extracted once.
  static let ofModules = Result { try SymbolGraph() }

  /// Extracts the declarations of the built modules with the compiler.
  init(of modules: [String] = Self.modules) throws {
    let folder = try Toolchain.modules()
    let platform = try Toolchain.platform()
    let manifest = Repository.text("Package.swift") ?? ""
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("headlesskit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    for module in modules where manifest.contains("name: \"\(module)\"") {
      let arguments = [
        "-module-name", module, "-I", folder.path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", output.path,
      ]
      _ = try Toolchain.run(["swift", "symbolgraph-extract"] + arguments + platform)
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    {
      let content = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
      for symbol in content.symbols { symbols[symbol.identifier.precise] = symbol }
      relationships += content.relationships
    }
  }
}

extension SymbolGraph.Symbol {
  /// The text of the doc comment, one string per paragraph.
  var paragraphs: [String] {
    let lines = docComment?.lines.map { $0.text.trimmingPrefix(/\s+/) } ?? []
    return lines.split { $0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Whether the declaration is a type that can have members with their own effect.
  var isType: Bool {
    ["swift.class", "swift.struct", "swift.protocol", "swift.enum"].contains(kind.identifier)
  }

  /// Whether the declaration is a member that apps use.
  var isMember: Bool {
    [
      "swift.property", "swift.method", "swift.init", "swift.subscript", "swift.type.property",
      "swift.type.method", "swift.enum.case",
    ].contains(kind.identifier)
  }
}
