/// A member and where it is declared.
struct DeclaredMember {
  let member: Member
  let file: SourceFile
  let scope: TypeScope
  /// The full name of its class.
  let owner: String

  var isInExtension: Bool { scope.keyword == "extension" }
  var isOverride: Bool { member.words.contains("override") }

  /// The attributes and the access that an extension gives its members, each followed by a space.
  var inheritedPrefix: String {
    let words = file.modifiers(before: scope.start).words
    let attributes = words.filter { $0.hasPrefix("@") && $0 != "@objc" && $0 != "@nonobjc" }
    let range = file.modifiers(before: scope.start).start..<scope.start
    let kept = attributes.sorted().map { file.attribute($0, in: range) + " " }.joined()
    let access = Self.accessWords.intersection(words).first
    guard let access, member.words.isDisjoint(with: Self.accessWords) else { return kept }
    return kept + (access == "private" ? "fileprivate" : access) + " "
  }

  /// Returns the declaration up to its body, without the words that only Objective-C needs.
  ///
  /// A requirement has neither default values of parameters nor the modifier `override`.
  func header(
    named name: String, dropping dropped: Set<String> = [], forRequirement: Bool = false
  ) -> String {
    var text = ""
    let end = member.body ?? member.end + 1
    let dropped = dropped.union(forRequirement ? ["dynamic", "override"] : ["dynamic"])
    let names = writtenNames
    let defaults = forRequirement ? defaultValues : []
    var index = member.start
    while index < end {
      if file[index] == "@", Adapter.attributes.contains(file[index + 1]) {
        index = file.endOfAttribute(at: index) + 1
        continue
      }
      let isWord = index < member.nameIndex && file.isName(index)
      if index == member.nameIndex, member.keyword == "func" || member.keyword == "var" {
        text += name
      } else if !file.tokens[index].isSignificant {
        text += " "
      } else if !(isWord && dropped.contains(file[index])), !defaults.contains(index) {
        text += names[index] ?? file[index]
      }
      index += 1
    }
    return text.split(separator: " ").joined(separator: " ")
      .replacing(" ,", with: ",").replacing(" )", with: ")")
  }

  /// The name as it is written, with any backticks.
  var writtenName: String { file[member.nameIndex] }

  /// The names of parameters that have none, by their positions.
  private var writtenNames: [Int: String] {
    var names: [Int: String] = [:]
    for (place, parameter) in member.parameters.enumerated() where parameter.name == "_" {
      let isLabelled = file[file.previous(before: parameter.nameIndex)] == parameter.label
      names[parameter.nameIndex] = (isLabelled ? "" : "_ ") + "parameter\(place)"
    }
    return names
  }

  /// The tokens of the default values of parameters.
  private var defaultValues: Set<Int> {
    guard member.keyword != "var", let open = file.parameterList(after: member.nameIndex),
      let close = file.partner(of: open)
    else { return [] }
    var values: Set<Int> = []
    var isInside = false
    var index = open + 1
    while index < close {
      if file[index] == ",", isInside, file.next(after: index).map({ startsParameter($0) }) ?? true
      {
        isInside = false
      }
      if file[index] == "=" { isInside = true }
      let end = "([{".contains(file[index]) ? file.partner(of: index) ?? index : index
      if isInside { values.formUnion(index...end) }
      index = end + 1
    }
    return values
  }

  private func startsParameter(_ index: Int) -> Bool {
    member.parameters.contains { parameter in
      index == parameter.nameIndex
        || file.next(after: index) == parameter.nameIndex || file[index] == "@"
    }
  }

  /// Whether it returns a value.
  var hasResult: Bool {
    guard let body = member.body else { return false }
    let arrow = (member.nameIndex..<body).last { file[$0] == "->" }
    return arrow.map { !["Void", "()"].contains(file.compact($0 + 1..<body)) } ?? false
  }

  /// The arguments that pass its parameters on; empty for a property.
  var call: String {
    guard member.keyword != "var" else { return "" }
    let arguments = member.parameters.enumerated().map { place, parameter in
      let name = parameter.name == "_" ? "parameter\(place)" : parameter.name
      return parameter.argument(named: Self.keywords.contains(name) ? "`\(name)`" : name)
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  /// The keywords that are names of parameters in declarations, but not in expressions.
  private static let keywords: Set<String> = [
    "as", "case", "catch", "class", "default", "defer", "do", "else", "enum", "extension", "for",
    "func", "guard", "if", "import", "in", "init", "internal", "is", "operator", "private",
    "protocol", "public", "repeat", "return", "static", "struct", "subscript", "switch", "throw",
    "try", "typealias", "var", "where", "while",
  ]

  /// The words before a call of it: `try await `.
  var effects: String {
    guard member.keyword != "var", let body = member.body else { return "" }
    let words = (member.nameIndex..<body).filter { file.isName($0) }.map { file[$0] }
    return (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
  }

  /// The reason why a call cannot be passed on; `nil` if it can.
  var obstacle: String? {
    if member.keyword == "subscript" || member.keyword == "init" { return "a \(member.keyword)" }
    guard let body = member.body else { return "a declaration without a body" }
    if member.parameters.contains(where: \.isVariadic) { return "a variadic method" }
    if (member.nameIndex..<body).contains(where: { file.isWord("rethrows", at: $0) }) {
      return "a method that rethrows"
    }
    if member.keyword == "var", ["willSet", "didSet"].contains(where: { has(accessor: $0) }) {
      return "a property with observers"
    }
    return nil
  }

  /// Returns whether a property has a setter or an observer.
  func has(accessor: String) -> Bool {
    guard let body = member.body else { return false }
    var index = body + 1
    while index < member.end {
      let before = file[file.previous(before: index)]
      if file.isWord(accessor, at: index), ["{", "}", "nonmutating"].contains(before) {
        return true
      }
      index = "{([".contains(file[index]) ? file.partner(of: index) ?? index : index
      index += 1
    }
    return false
  }

  private static let accessWords: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]
}

extension SourceFile {
  /// Returns an attribute with its arguments, as text.
  fileprivate func attribute(_ name: String, in range: Range<Int>) -> String {
    guard let at = range.first(where: { self[$0] == "@" && self[$0 + 1] == name.dropFirst() })
    else { return name }
    return compact(at..<endOfAttribute(at: at) + 1)
  }
}
