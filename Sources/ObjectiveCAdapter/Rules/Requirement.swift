/// An optional requirement of a protocol, as text.
struct Requirement {
  let name: String
  /// The attributes that are kept, each followed by a space.
  let attributes: String
  /// The declaration without attributes, modifiers and accessors: `func title(for row: Int)`.
  let declaration: String
  /// The type that it returns or has; empty if there is none.
  let result: String
  private let isMethod: Bool
  private let isSettable: Bool

  /// Reads the requirement that a modifier belongs to.
  init?(around modifier: Int, in file: SourceFile) {
    var index = modifier
    while let next = file.next(after: index), !["func", "var"].contains(file[next]) {
      guard file.isName(next) || "@()".contains(file[next]),
        !["subscript", "init", "optional"].contains(file[next])
      else { return nil }
      index = next
    }
    guard let keyword = file.next(after: index), let nameIndex = file.next(after: keyword) else {
      return nil
    }
    name = file[nameIndex]
    let (words, _, start) = file.modifiers(before: keyword)
    let prefix = words.contains("static") || words.contains("class") ? "static " : ""
    attributes = Self.attributes(in: start..<keyword, of: file)
    isMethod = file[keyword] == "func"
    if isMethod {
      guard let open = file.parameterList(after: nameIndex), let close = file.partner(of: open)
      else { return nil }
      let end = Self.endOfMethod(after: close, in: file)
      let arrow = (close...end).first { file[$0] == "->" }
      result = arrow.map { file.compact($0 + 1..<end + 1) } ?? ""
      declaration = prefix + file.compact(keyword..<end + 1)
      isSettable = false
    } else {
      guard let colon = file.next(after: nameIndex), file[colon] == ":",
        let open = (colon..<file.tokens.count).first(where: { file[$0] == "{" }),
        let close = file.partner(of: open)
      else { return nil }
      result = file.compact(colon + 1..<open)
      declaration = prefix + file.compact(keyword..<open)
      isSettable = (open..<close).contains { file.isWord("set", at: $0) }
    }
  }

  /// The body of the default implementation, if one is possible.
  var defaultBody: String? {
    if isMethod, ["", "Void", "()"].contains(result) { return "{}" }
    let isOptional =
      result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
    return isOptional && !isSettable ? "{ nil }" : nil
  }

  /// Returns the last token of the text after the parameters: effects and a result on the same
  /// line, or on the next line if the result begins there.
  private static func endOfMethod(after close: Int, in file: SourceFile) -> Int {
    var end = close
    while let next = file.next(after: end) {
      let isOnNewLine = file.tokens[next].line > file.tokens[end].line
      let goesOn = ["->", "async", "throws", "where"].contains(file[next])
      let isOpen = ["->", ".", "&", ","].contains(file[end])
      if [";", "}"].contains(file[next]) || (isOnNewLine && !goesOn && !isOpen) { break }
      end = "([".contains(file[next]) ? file.partner(of: next) ?? next : next
    }
    return end
  }

  private static func attributes(in range: Range<Int>, of file: SourceFile) -> String {
    var text = ""
    for index in range where file[index] == "@" && file[index + 1] != "objc" {
      text += "@" + file[index + 1]
      if file[index + 2] == "(", let close = file.partner(of: index + 2) {
        text += file.compact(index + 2..<close + 1)
      }
      text += " "
    }
    return text
  }
}
