extension Adapter {
  /// Replaces initializers that are called on a class which is not known at compile time.
  ///
  /// `type.init(frame: .zero)` becomes `type.dynamicInstance(frame: .zero)`. Swift allows only
  /// `required` initializers there; for Objective-C's classes it allows all. Classes whose `init()`
  /// is a convenience initializer are named: `type.dynamicInstance(convenience: { Screen() })`.
  func adaptMetatypes(_ draft: inout Draft) {
    let file = draft.file
    let known = MetatypeNames(file)
    for index in file.tokens.indices where file.isName(index) {
      guard let creation = DynamicCreation(at: index, in: file),
        Self.dynamicInitializers.contains(file.labels(in: creation.open)),
        let name = superclass(of: creation, known, in: file),
        isObject(name), !hasOwnInitializer(name, labels: file.labels(in: creation.open))
      else { continue }
      let unknown = convenienceInitializers(below: name, labels: file.labels(in: creation.open))
      if let unknown = unknown.first, !file.labels(in: creation.open).isEmpty {
        draft.complain(
          .error, at: index,
          "this creates an object of a class that is not known at compile time, and "
            + "'\(unknown)' declares that initializer as 'convenience', which only Objective-C finds; "
            + "declare it as 'override init', or pass a closure that creates the object")
        continue
      }
      draft.need("import UIKit", of: "UIKit")
      draft.replace(creation.replaced, by: creation.prefix + "dynamicInstance")
      for hidden in unknown where !isVisible(hidden, in: file) {
        draft.complain(
          .warning, at: index,
          "'\(hidden)' declares this initializer as 'convenience', which only Objective-C finds, and "
            + "cannot be named here: an object of it is created with that of its superclass")
      }
      let calls = unknown.filter { isVisible($0, in: file) }.map { "{ \($0)() }" }
      guard !calls.isEmpty else { continue }
      draft.insert("convenience: " + calls.joined(separator: ", "), after: creation.open)
    }
  }

  /// The labels of the initializers for which there is a `dynamicInstance`.
  private static let dynamicInitializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
  ]

  /// Returns the class from which the created one derives.
  private func superclass(
    of creation: DynamicCreation, _ known: MetatypeNames, in file: SourceFile
  ) -> String? {
    switch creation.receiver {
    case .variable(let name):
      let base = known.classes[name] ?? vocabulary.metatype(of: name)
      return base.map { known.bounds[$0] ?? $0 }
    case .parameter(let name):
      return known.bounds[name]
    case .cast(let name):
      return name
    case .own(let index):
      guard let scope = file.scope(around: index), ["class", "extension"].contains(scope.keyword),
        !file.isConstrained(scope)
      else { return nil }
      let isFinal = hierarchy.declarations(of: scope.name).contains { $0.words.contains("final") }
      return isFinal ? nil : scope.name
    }
  }

  /// Returns whether a type is a class of objects, or a protocol that only such a class adopts.
  private func isObject(_ name: String) -> Bool {
    if vocabulary.protocols.contains(Vocabulary.lastName(name)) {
      return vocabulary.allInherited(by: Vocabulary.lastName(name)).contains { base in
        !vocabulary.protocols.contains(base) && isObject(base)
      }
    }
    return name == "NSObject" && !vocabulary.declares(name)
      || hierarchy.ancestors(of: name).contains("NSObject")
  }

  /// Returns the classes that derive from another and declare the initializer as `convenience`, or
  /// inherit that: Swift does not look for it in the dynamic class.
  private func convenienceInitializers(below name: String, labels: [String]) -> [String] {
    let own = vocabulary.initializers.filter { type, initializers in
      (type == Vocabulary.lastName(name) || hierarchy.ancestors(of: type).contains(name))
        && initializers.contains { $0.isConvenience && !$0.isFailable && $0.labels == labels }
    }.keys.map { hierarchy.fullName(of: $0) ?? $0 }
    guard !own.isEmpty else { return [] }
    let heirs = hierarchy.names(derivedFrom: own).filter {
      vocabulary.initializers[Vocabulary.lastName($0), default: []].isEmpty
    }
    return (own + heirs).sorted()
  }

  /// Returns whether a file can name a class without arguments.
  private func isVisible(_ name: String, in file: SourceFile) -> Bool {
    hierarchy.declarations(of: name).allSatisfy {
      !$0.isGeneric && (!$0.isHidden || $0.path == file.path)
    }
  }

  /// Returns whether one of the target's classes declares such an initializer as `required`, or one
  /// that has the same call.
  private func hasOwnInitializer(_ name: String, labels: [String]) -> Bool {
    ([name] + hierarchy.ancestors(of: name)).contains { name in
      vocabulary.initializers[Vocabulary.lastName(name), default: []].contains { own in
        own.isRequired && own.labels == labels
          || own.labels != labels && own.labels.starts(with: labels) && own.hasDefaults
      }
    }
  }
}

/// A call that creates an object of a class which is not known at compile time.
private struct DynamicCreation {
  enum Receiver {
    /// `type.init()`
    case variable(String)
    /// `T()`, `T.init()`
    case parameter(String)
    /// `(Screen.self as Base.Type).init()`
    case cast(String)
    /// `Self()`, and `self.init()` in a member of the type
    case own(Int)
  }

  let receiver: Receiver
  /// The tokens that are replaced by the prefix and the name of the method.
  let replaced: ClosedRange<Int>
  let prefix: String
  let open: Int

  init?(at index: Int, in file: SourceFile) {
    guard let next = file.next(after: index) else { return nil }
    if let base = Self.castBase(before: index, in: file), file[next] == "(" {
      (receiver, replaced, prefix, open) = (.cast(base), index...index, "", next)
    } else if file.isWord("init", at: index), file[next] == "(",
      let point = file.previous(before: index), file[point] == ".",
      let name = file.previous(before: point), file.isName(name)
    {
      let isMember = file[file.previous(before: name)] == "."
      switch file[name] {
      case "super": return nil
      case "self":
        guard !isMember, file.isInTypeMember(name) else { return nil }
        receiver = .own(name)
      case "Self" where !isMember: receiver = .own(name)
      case let text where text.first?.isLowercase ?? false: receiver = .variable(text)
      case let text where !isMember: receiver = .parameter(text)
      default: return nil
      }
      (replaced, prefix, open) = (index...index, "", next)
    } else if file[next] == "(", next == index + 1,
      ![".", "func", "class", "@"].contains(file[file.previous(before: index)])
    {
      let text = file[index]
      guard text.first?.isUppercase ?? false else { return nil }
      receiver = text == "Self" ? .own(index) : .parameter(text)
      (replaced, prefix, open) = (index...index, text + ".", next)
    } else {
      return nil
    }
  }
}

extension DynamicCreation {
  /// Returns the class of a cast to a class in parentheses, of which `init` is called.
  fileprivate static func castBase(before index: Int, in file: SourceFile) -> String? {
    guard file.isWord("init", at: index),
      let point = file.previous(before: index), file[point] == ".",
      let close = file.previous(before: point), file[close] == ")",
      let type = file.previous(before: close), file.isWord("Type", at: type),
      let dot = file.previous(before: type), file[dot] == ".",
      let base = file.previous(before: dot), file.isName(base),
      file.isWord("as", at: file.previous(before: base))
    else { return nil }
    return file[base]
  }
}

/// The names in a file that stand for classes.
private struct MetatypeNames {
  /// The variables and constants that hold a class, and the class from which it derives.
  private(set) var classes: [String: String] = [:]
  /// The generic parameters, and the class from which they derive.
  private(set) var bounds: [String: String] = [:]

  init(_ file: SourceFile) {
    for index in file.tokens.indices {
      readType(at: index, in: file)
      readBound(at: index, in: file)
    }
    for index in file.tokens.indices { readBinding(at: index, in: file) }
  }

  /// Reads `name: Base.Type`.
  private mutating func readType(at index: Int, in file: SourceFile) {
    guard let (name, base) = file.metatypeVariable(at: index) else { return }
    classes[file[name]] = file[base]
  }

  /// Reads `<Row: Base>` of a generic function or type.
  private mutating func readBound(at index: Int, in file: SourceFile) {
    guard ["<", ","].contains(file[index]), let name = file.next(after: index), file.isName(name),
      let colon = file.next(after: name), file[colon] == ":",
      let base = file.next(after: colon), file.isName(base),
      file.isInGenericParameters(index)
    else { return }
    bounds[file[name]] = file[base]
  }

  /// Reads `let name = path.to.variable`.
  private mutating func readBinding(at index: Int, in file: SourceFile) {
    guard ["let", "var"].contains(file[index]), let name = file.next(after: index),
      file.isName(name), let equals = file.next(after: name), file[equals] == "=",
      var last = file.next(after: equals), file.isName(last)
    else { return }
    while let point = file.next(after: last), [".", "?.", "!."].contains(file[point]),
      let member = file.next(after: point), file.isName(member)
    {
      last = member
    }
    let end = file.next(after: last)
    let isWhole =
      end.map {
        ["{", ",", "else", "}"].contains(file[$0]) || file.tokens[$0].line > file.tokens[last].line
      }
      ?? true
    guard isWhole, let base = classes[file[last]] else { return }
    classes[file[name]] = base
  }
}

extension SourceFile {
  /// Returns the name and the type before a word `Type`, as in `name: Base.Type`.
  func metatypeVariable(at index: Int) -> (name: Int, base: Int)? {
    guard isWord("Type", at: index), let point = previous(before: index), self[point] == ".",
      let base = previous(before: point), isName(base)
    else { return nil }
    var before = previous(before: base)
    while before.map({ ["(", "any"].contains(self[$0]) }) ?? false {
      before = before.flatMap { previous(before: $0) }
    }
    guard self[before] == ":", let name = before.flatMap({ previous(before: $0) }), isName(name)
    else { return nil }
    return (name, base)
  }

  /// Returns whether a token is in a member of a type rather than in one of its values.
  fileprivate func isInTypeMember(_ index: Int) -> Bool {
    guard let scope = scope(around: index) else { return false }
    return members(of: scope).contains {
      $0.start...$0.end ~= index && !$0.words.isDisjoint(with: ["static", "class"])
    }
  }

  /// Returns whether a token is `<` or `,` in the generic parameters of a declaration.
  fileprivate func isInGenericParameters(_ index: Int) -> Bool {
    var present = index
    while self[present] != "<" {
      guard let before = previous(before: present),
        isName(before) || [",", ":", ".", "&", "<"].contains(self[before])
      else { return false }
      present = before
    }
    guard let name = previous(before: present), isName(name),
      let keyword = previous(before: name)
    else { return false }
    return ["func", "class", "struct", "enum"].contains(self[keyword])
      || self[name] == "init"
  }
}
