import Foundation

/// The texts of a `.strings` file (behaviour 23.23).
enum StringsFile {
  /// Reads `"key" = "value";` pairs, with comments. What cannot be read ends the file.
  static func read(_ data: Data) -> [String: String] {
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: String] ?? [:]
    }
    var scanner = Scanner(text(data))
    var texts: [String: String] = [:]
    while let key = scanner.word() {
      guard scanner.take("=") else {
        // A key alone is its own value.
        texts[key] = key
        if scanner.take(";") { continue }
        return texts
      }
      guard let value = scanner.word() else { return texts }
      texts[key] = value
      guard scanner.take(";") else { return texts }
    }
    return texts
  }

  private static func text(_ data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private struct Scanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
      characters = Array(text)
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private mutating func skipBlanks() {
      while let character = next {
        if character.isWhitespace {
          index += 1
        } else if character == "/", index + 1 < characters.count {
          let isLine = characters[index + 1] == "/"
          guard isLine || characters[index + 1] == "*" else { return }
          index += 2
          while let inner = next {
            index += 1
            if isLine ? inner.isNewline : inner == "*" && next == "/" { break }
          }
          if !isLine { index += 1 }
        } else {
          return
        }
      }
    }

    mutating func take(_ character: Character) -> Bool {
      skipBlanks()
      guard next == character else { return false }
      index += 1
      return true
    }

    /// Reads a text in quotes, or a word without.
    mutating func word() -> String? {
      skipBlanks()
      guard let first = next else { return nil }
      guard first == "\"" else {
        var word = ""
        while let character = next,
          character.isLetter || character.isNumber || "_-./".contains(character)
        {
          word.append(character)
          index += 1
        }
        return word.isEmpty ? nil : word
      }
      index += 1
      var text = ""
      while let character = next {
        index += 1
        switch character {
        case "\"": return text
        case "\\": text += escaped()
        default: text.append(character)
        }
      }
      return nil
    }

    private mutating func escaped() -> String {
      guard let character = next else { return "" }
      index += 1
      switch character {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = String(characters[index..<min(index + 4, characters.count)])
        guard digits.count == 4, let code = UInt16(digits, radix: 16) else { return "" }
        index += 4
        return String(decoding: [code], as: UTF16.self)
      default: return String(character)
      }
    }
  }
}
