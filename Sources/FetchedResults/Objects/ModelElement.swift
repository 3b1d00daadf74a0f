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
    guard let root = reader.element() else { return nil }
    self = root
  }

  /// Returns the children with a name.
  func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

  /// Returns whether an attribute is "YES".
  func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}

/// Reads elements from front to back.
private struct Reader {
  var rest: Substring

  /// Reads the next element; `nil` at an end tag, or where the text is not well formed.
  mutating func element() -> ModelElement? {
    guard let name = startTag() else { return nil }
    var element = ModelElement(name: name)
    while let (key, value) = attribute() { element.attributes[key] = value }
    if skip("/>") { return element }
    guard skip(">") else { return nil }
    while let child = self.element() { element.children.append(child) }
    return skip("</\(name)") && skipPast(">") ? element : nil
  }

  /// Reads "<name", after declarations, comments and text.
  private mutating func startTag() -> String? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard skipPast("-->") else { return nil }
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard skipPast(">") else { return nil }
      } else {
        guard !rest.hasPrefix("</") else { return nil }
        rest.removeFirst()
        return word()
      }
    }
    return nil
  }

  private mutating func attribute() -> (key: String, value: String)? {
    rest = rest.drop(while: \.isWhitespace)
    guard let key = word(), skip("="), let quote = rest.first, quote == "\"" || quote == "'" else {
      return nil
    }
    rest.removeFirst()
    guard let end = rest.firstIndex(of: quote) else { return nil }
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

  private mutating func skipPast(_ end: String) -> Bool {
    while !rest.isEmpty {
      if skip(end) { return true }
      rest = rest.dropFirst()
    }
    return false
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
