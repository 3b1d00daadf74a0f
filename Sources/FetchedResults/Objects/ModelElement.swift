/// An element of the XML file that describes a model.
struct ModelElement: Equatable {
  let name: String
  var attributes: [String: String] = [:]
  var children: [ModelElement] = []
}

extension ModelElement {
  /// Reads the root element of a file.
  ///
  /// Text between elements, which a model's file does not have, is skipped.
  ///
  /// - Parameter text: The file's content.
  /// - Returns: The element; `nil` if the file is not well formed.
  init?(_ text: String) {
    var reader = Reader(rest: text[...])
    guard let root = try? reader.element() else { return nil }
    self = root
  }

  /// Returns the children with a name.
  func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

  /// Returns whether an attribute is "YES".
  func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}

/// A reader of elements from front to back.
private struct Reader {
  /// The text is not well formed.
  struct Malformed: Error {}

  var rest: Substring

  /// Reads the next element; `nil` at an end tag, and at the end of the text.
  mutating func element() throws(Malformed) -> ModelElement? {
    guard let name = try startTag() else { return nil }
    var element = ModelElement(name: name)
    while let (key, value) = try attribute() { element.attributes[key] = value }
    if skip("/>") { return element }
    try expect(">")
    while let child = try self.element() { element.children.append(child) }
    try expect("</\(name)")
    rest = rest.drop(while: \.isWhitespace)
    try expect(">")
    return element
  }

  /// Reads "<name", after declarations, comments and text.
  private mutating func startTag() throws(Malformed) -> String? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        try skipPast("-->")
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        try skipPast(">")
      } else {
        guard !rest.hasPrefix("</") else { return nil }
        rest.removeFirst()
        guard let name = word() else { throw Malformed() }
        return name
      }
    }
    return nil
  }

  private mutating func attribute() throws(Malformed) -> (key: String, value: String)? {
    rest = rest.drop(while: \.isWhitespace)
    guard let key = word() else { return nil }
    try expect("=")
    guard let quote = rest.first, quote == "\"" || quote == "'" else { throw Malformed() }
    rest.removeFirst()
    guard let end = rest.firstIndex(of: quote) else { throw Malformed() }
    let value = rest[..<end]
    rest = rest[end...].dropFirst()
    return (key, Self.unescaped(value))
  }

  private mutating func word() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.:".contains($0) }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private mutating func skip(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func expect(_ text: String) throws(Malformed) {
    guard skip(text) else { throw Malformed() }
  }

  private mutating func skipPast(_ end: String) throws(Malformed) {
    while !skip(end) {
      guard !rest.isEmpty else { throw Malformed() }
      rest.removeFirst()
    }
  }

  /// Returns the characters that an attribute's value stands for.
  private static func unescaped(_ value: Substring) -> String {
    var (result, rest) = ("", value)
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      result += character(rest[start...].dropFirst().prefix { $0 != ";" }) ?? rest[start...end]
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> Substring? {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let name = names[String(entity)] { return name[...] }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(UnicodeScalar.init).map { Substring(String($0)) }
  }
}
