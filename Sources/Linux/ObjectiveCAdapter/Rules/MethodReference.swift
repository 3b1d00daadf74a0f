/// The argument of `#selector(…)`: `Screen.didTap(_:) as (Screen) -> (Button) -> Void`.
struct MethodReference: Equatable {
  /// The text before the method: a type, `self`, or an expression.
  let qualifier: String?
  /// The method as written, with its labels.
  let method: String
  /// The name of the method without labels.
  let name: String
  /// The argument labels, if they are written.
  let labels: [String]?
  /// The type after `as`.
  let cast: String?

  /// Reads a reference; `nil` if it is something else, such as a getter.
  init?(_ range: Range<Int>, in file: SourceFile) {
    var significant = range.filter { file.tokens[$0].isSignificant }
    while let first = significant.first, file[first] == "(",
      file.partner(of: first) == significant.last
    {
      significant = Array(significant.dropFirst().dropLast())
    }
    guard let first = significant.first, let last = significant.last else { return nil }
    if file[file.next(after: first)] == ":" { return nil }  // getter: and setter:
    let path = Self.path(in: significant, of: file)
    cast = significant.dropFirst(path.count + 1).first.map { file.compact($0..<last + 1) }
    var end = path.endIndex - 1
    if file[path[end]] == ")", let open = file.partner(of: path[end]) {
      guard let nameIndex = path.lastIndex(where: { $0 < open }) else { return nil }
      labels = path.filter { $0 > open && file.isName($0) }.map { file[$0] }
      end = nameIndex
    } else {
      labels = nil
    }
    guard end >= path.startIndex, file.isName(path[end]) else { return nil }
    name = file[path[end]]
    method = file.compact(path[end]..<path[path.endIndex - 1] + 1)
    if end > path.startIndex {
      guard end - 1 > path.startIndex, file[path[end - 1]] == "." else { return nil }
      qualifier = file.compact(path[path.startIndex]..<path[end - 2] + 1)
    } else {
      qualifier = nil
    }
  }

  /// Returns the tokens before a cast, which is outside parentheses.
  private static func path(in significant: [Int], of file: SourceFile) -> ArraySlice<Int> {
    var depth = 0
    return significant.prefix { index in
      if "([".contains(file[index]) { depth += 1 }
      if ")]".contains(file[index]) { depth -= 1 }
      return depth > 0 || !file.isWord("as", at: index)
    }
  }

  /// Returns whether a type is that of an unapplied method: `(Screen) -> () -> Void`.
  static func isCurried(_ type: String) -> Bool {
    var depth = 0
    var arrows = 0
    var last: Character = " "
    for character in type {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ">", last == "-", depth == 0 { arrows += 1 }
      last = character
    }
    return arrows > 1
  }
}
