/// An import of a module, of a part of it or of one declaration.
struct ImportDeclaration: Equatable {
  /// The attributes and the access level, each followed by a space.
  let prefix: String
  /// The position of the kind of declaration, such as `struct`; `nil` for a whole module.
  let kind: Int?
  /// The names: of the module, then of a part or a declaration.
  let path: ClosedRange<Int>
  let module: String
  /// Whether it is outside every `#if`, but for those whose conditions are always true here.
  let isUnconditional: Bool

  /// The statement that imports the whole module.
  var text: String { "\(prefix)import \(module)" }
}

extension SourceFile {
  /// The imports of the file, in order.
  var imports: [ImportDeclaration] {
    tokens.indices.compactMap { index in
      guard isWord("import", at: index), self[previous(before: index)] != ".",
        var first = next(after: index), tokens[first].line == tokens[index].line
      else { return nil }
      var kind: Int?
      if Self.importKinds.contains(self[first]), let name = next(after: first), isName(name) {
        kind = first
        first = name
      }
      guard isName(first) else { return nil }
      var last = first
      while let dot = next(after: last), self[dot] == ".", let part = next(after: dot), isName(part)
      {
        last = part
      }
      let modifiers = modifiers(before: index)
      return ImportDeclaration(
        prefix: modifiers.start < index ? compact(modifiers.start..<index) + " " : "", kind: kind,
        path: first...last, module: self[first],
        isUnconditional: conditions(around: index).isEmpty)
    }
  }

  /// Whether the file imports Core Data on a Mac: it is Apple's there, and calls its objects by
  /// Objective-C.
  var usesCoreDataOfMac: Bool {
    system == .macOS && imports.contains { $0.module == "CoreData" }
  }

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
