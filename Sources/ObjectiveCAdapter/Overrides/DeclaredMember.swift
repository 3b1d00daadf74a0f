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

  /// The declaration up to its body, without what only Objective-C needs.
  func header(named name: String, dropping dropped: Set<String> = []) -> String {
    var text = ""
    let end = member.body ?? member.end + 1
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
      } else if !(isWord && (dropped.contains(file[index]) || file[index] == "dynamic")) {
        text += file[index]
      }
      index += 1
    }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// The arguments that pass its parameters on; empty for a property.
  var call: String {
    guard member.keyword != "var" else { return "" }
    return "(" + member.parameters.map(\.argument).joined(separator: ", ") + ")"
  }

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
