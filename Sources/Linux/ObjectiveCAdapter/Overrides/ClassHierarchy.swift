/// The classes of a target, and those of UIKit from which they derive.
struct ClassHierarchy {
  private var classes: [String: [ClassDeclaration]] = [:]
  /// The full names by last names.
  private var fullNames: [String: Set<String>] = [:]
  /// The modules that the files import, whose classes are not the target's.
  private let modules: Set<String>
  /// The target's other names for classes: `typealias View = UIView`.
  private var aliases: [String: String] = [:]

  init(_ files: [SourceFile]) {
    modules = Set(files.flatMap(\.imports).map(\.module))
    for declaration in files.flatMap(\.classes) {
      classes[declaration.name, default: []].append(declaration)
      fullNames[Vocabulary.lastName(declaration.name), default: []].insert(declaration.name)
    }
    for file in files {
      for (name, other) in file.aliases where aliases[name] == nil || other.hasPrefix("UI") {
        aliases[name] = other
      }
    }
  }

  /// Returns the declarations of one of the target's own classes: several if they are in different
  /// branches of an `#if`.
  func declarations(of name: String) -> [ClassDeclaration] {
    fullName(of: name).flatMap { classes[$0] } ?? []
  }

  /// Returns the full name of one of the target's own classes from a name as it is written.
  func fullName(of name: String) -> String? {
    if classes[name] != nil { return name }
    if let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) { return nil }
    let candidates = fullNames[Vocabulary.lastName(name), default: []]
    return candidates.count == 1 ? candidates.first : nil
  }

  /// Returns the superclasses of a class, the nearest first, as far as they are known.
  func ancestors(of name: String) -> [String] {
    var ancestors: [String] = []
    var current = superclass(of: name)
    while let present = current, !ancestors.contains(present) {
      ancestors.append(present)
      current = superclass(of: present)
    }
    return ancestors
  }

  /// Returns the target's own classes that derive from one of some classes.
  func names(derivedFrom names: [String]) -> [String] {
    classes.keys.filter { !names.contains($0) && !Set(ancestors(of: $0)).isDisjoint(with: names) }
  }

  private func superclass(of name: String) -> String? {
    guard let declaration = declarations(of: name).first else {
      return aliases[name] ?? SystemClasses.superclass(of: name)
    }
    return declaration.superclass.map { fullName(of: $0) ?? SystemClasses.name($0) }
  }
}

extension SourceFile {
  /// The type aliases for a type without arguments, with that type.
  fileprivate var aliases: [(name: String, other: String)] {
    tokens.indices.compactMap { index in
      guard isWord("typealias", at: index), let name = next(after: index), isName(name),
        let sign = next(after: name), self[sign] == "=", let other = next(after: sign),
        isName(other)
      else { return nil }
      let end = next(after: other)
      return ["<", ".", "&"].contains(self[end]) ? nil : (self[name], self[other])
    }
  }
}
