/// The generic types of a target whose parameters are bound to objects, and that are used with a
/// protocol of Objective-C.
///
/// In Objective-C, `Observers<any Listener>` is a type for `class Observers<T: AnyObject>`: such a
/// protocol is a class type itself. In plain Swift no protocol is, so the bound has to go.
struct ObjectBounds {
  /// The parameters that lose their bound, by the last names of the types.
  private(set) var parameters: [String: [String]] = [:]

  init(_ files: [SourceFile], _ vocabulary: Vocabulary) {
    var declared: [String: GenericParameters] = [:]
    var objectiveC: Set<String> = []
    for file in files where !file.usesCoreDataOfMac {
      for scope in file.scopes {
        let name = Vocabulary.lastName(scope.name)
        if scope.keyword == "protocol" {
          if file.modifiers(before: scope.start).words.contains("@objc") { objectiveC.insert(name) }
        } else if let found = GenericParameters(of: scope, in: file), !found.bound.isEmpty {
          declared[name] = found
        }
      }
    }
    guard !declared.isEmpty else { return }
    let uses = files.flatMap { GenericUse.all(of: Set(declared.keys), in: $0) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for use in uses {
        guard let generic = declared[use.type], use.arguments.count == generic.names.count else {
          continue
        }
        let outer = use.scope.flatMap { parameters[$0] } ?? []
        for (name, argument) in zip(generic.names, use.arguments) {
          let isProtocol =
            objectiveC.contains(Vocabulary.lastName(argument))
            || !vocabulary.declares(argument) && vocabulary.isProtocol(argument)
          guard isProtocol || outer.contains(argument), generic.bound.contains(name),
            parameters[use.type]?.contains(name) != true
          else { continue }
          parameters[use.type, default: []].append(name)
          isGrowing = true
        }
      }
    }
  }
}

/// The generic parameters of a type.
struct GenericParameters {
  private(set) var names: [String] = []
  /// The parameters that any object fits: `<T: AnyObject>`.
  private(set) var bound: Set<String> = []
  /// The colons and the bounds of those.
  private(set) var bounds: [String: ClosedRange<Int>] = [:]

  init?(of scope: TypeScope, in file: SourceFile) {
    guard ["class", "struct", "enum"].contains(scope.keyword),
      let name = file.next(after: scope.start), var index = file.next(after: name),
      file[index] == "<"
    else { return nil }
    repeat {
      guard let parameter = file.next(after: index), file.isName(parameter),
        var next = file.next(after: parameter)
      else { return nil }
      names.append(file[parameter])
      if file[next] == ":" {
        guard let bound = file.next(after: next), let after = file.next(after: bound) else {
          return nil
        }
        if ["AnyObject", "class"].contains(file[bound]), [",", ">"].contains(file[after]) {
          self.bound.insert(file[parameter])
          bounds[file[parameter]] = parameter + 1...bound
        }
        next = bound
        while next < scope.open, ![",", ">"].contains(file[next]) {
          guard file[next] != "<", let following = file.next(after: next) else { return nil }
          next = following
        }
      }
      index = next
    } while file[index] == ","
    guard file[index] == ">" else { return nil }
  }
}

/// A type with generic arguments that are names: `Observers<any Listener>`.
private struct GenericUse {
  let type: String
  let arguments: [String]
  /// The last name of the type around it.
  let scope: String?

  static func all(of types: Set<String>, in file: SourceFile) -> [GenericUse] {
    file.tokens.indices.compactMap { index in
      guard types.contains(file[index]), file.isName(index), file[index + 1] == "<",
        let arguments = arguments(after: index + 1, in: file)
      else { return nil }
      return GenericUse(
        type: file[index], arguments: arguments,
        scope: file.scope(around: index).map { Vocabulary.lastName($0.name) })
    }
  }

  private static func arguments(after open: Int, in file: SourceFile) -> [String]? {
    var (names, isPath) = ([String](), false)
    var next = file.next(after: open)
    while let index = next, !file[index].hasPrefix(">") {
      guard file.isName(index) || [",", "."].contains(file[index]) else { return nil }
      if file.isName(index), file[index] != "any" {
        if isPath { names[names.count - 1] = file[index] } else { names.append(file[index]) }
      }
      isPath = file[index] == "."
      next = file.next(after: index)
    }
    return names
  }
}
