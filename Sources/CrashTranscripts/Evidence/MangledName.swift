/// The readable part of a mangled Swift symbol: `Shelf.ShelfController.remove(at:)` of
/// `$s5Shelf0A10ControllerC6remove2atySi_tF`.
///
/// Only the context, the name and its labels are read; types and whatever follows are left out.
struct MangledName {
  private var rest: Substring
  /// The words of the identifiers so far, which later ones refer to by letters.
  private var words: [Substring] = []
  private var names: [String] = []

  /// Reads a symbol.
  ///
  /// - Returns: `nil` if the symbol is not mangled, or names nothing.
  init?(_ symbol: String) {
    let prefix = ["_$s", "$s", "_$S", "$S", "_T0", "_T"].first { symbol.hasPrefix($0) }
    guard let prefix, let start = symbol.dropFirst(prefix.count).firstIndex(where: \.isNumber)
    else { return nil }
    rest = symbol[start...]
    if prefix == "_T" {  // Swift 3 and earlier: only identifiers, each with its length
      while let name = identifier() { names.append(name) }
      if names.isEmpty { return nil }
      return
    }
    while let name = identifier() {
      names.append(name)
      if let mark = rest.first, "CVOPE".contains(mark) {
        if mark == "E" { names.removeLast() }  // an extension in this module
        rest = rest.dropFirst()
      } else if names.count > 1 {
        names[names.count - 1] += labels()
        break
      }
    }
    if names.isEmpty { return nil }
  }

  /// The names with dots between them.
  var text: String { names.joined(separator: ".") }

  /// Reads an identifier: its length and its letters, or, after a zero, words and letters in turn.
  private mutating func identifier() -> String? {
    guard rest.first?.isNumber == true else { return nil }
    var name = ""
    var hasWords = take("0")
    repeat {
      while hasWords, let letter = rest.first, letter.isASCII, letter.isLetter,
        let value = letter.lowercased().first?.asciiValue
      {
        let index = Int(value) - 97
        guard words.indices.contains(index) else { return nil }
        name += words[index]
        rest = rest.dropFirst()
        if letter.isUppercase { hasWords = false }
      }
      if take("0") { break }
      let digits = rest.prefix(while: \.isNumber)
      guard let length = Int(digits), length > 0, length < 200,
        rest.count >= digits.count + length
      else { return nil }
      let part = rest.dropFirst(digits.count).prefix(length)
      rest = rest.dropFirst(digits.count + length)
      name += part
      words += Self.words(of: part)
    } while hasWords
    return name.isEmpty ? nil : name
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Skips what distinguishes a private function from others of its name: `33_` and 32 digits, `LL`.
  private mutating func skipDiscriminator() {
    guard rest.hasPrefix("33_"), rest.dropFirst(35).hasPrefix("LL") else { return }
    rest = rest.dropFirst(37)
  }

  /// Reads the labels of a function: `(at:)`; nothing if none follow.
  private mutating func labels() -> String {
    var labels = ""
    skipDiscriminator()
    while let next = rest.first, next == "_" || next.isNumber {
      if next == "_" {
        rest = rest.dropFirst()
        labels += "_:"
      } else if let label = identifier() {
        labels += label + ":"
      } else {
        break
      }
    }
    return labels.isEmpty ? "" : "(\(labels))"
  }

  /// Returns the words of two letters or more that begin with a capital or at the start.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      let ends = character == "_" || previous?.isUppercase == false && character.isUppercase
      if ends {
        words.append(text[start..<index])
        start = character == "_" ? text.index(after: index) : index
      }
      previous = character
    }
    words.append(text[start...])
    return words.filter { $0.count >= 2 && $0.first?.isNumber == false }
  }
}
