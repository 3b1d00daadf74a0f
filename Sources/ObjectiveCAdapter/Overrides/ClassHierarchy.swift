/// The classes of a target, and those of UIKit from which they derive.
struct ClassHierarchy {
  private var classes: [String: [ClassDeclaration]] = [:]
  /// The full names by last names.
  private var fullNames: [String: Set<String>] = [:]
  /// The modules that the files import, whose classes are not the target's.
  private let modules: Set<String>

  init(_ files: [SourceFile]) {
    modules = Set(files.flatMap(\.imports).map(\.module))
    for declaration in files.flatMap(\.classes) {
      classes[declaration.name, default: []].append(declaration)
      fullNames[Vocabulary.lastName(declaration.name), default: []].insert(declaration.name)
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

  private func superclass(of name: String) -> String? {
    guard let declaration = declarations(of: name).first else {
      return SystemClasses.superclass(of: name)
    }
    return declaration.superclass.map { fullName(of: $0) ?? SystemClasses.name($0) }
  }
}
