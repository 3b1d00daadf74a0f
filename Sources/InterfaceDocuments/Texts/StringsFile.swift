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

  /// A reader of UTF-16, in which the format's escapes are: two of them may make one character, and a
  /// quote ends a text whatever mark follows it (behaviour 25.120).
  private struct Scanner {
    private let units: [UInt16]
    private var index = 0

    init(_ text: String) {
      units = Array(text.utf16)
    }

    private var next: Unicode.Scalar? {
      guard index < units.count else { return nil }
      return Unicode.Scalar(units[index]) ?? "\u{FFFD}"
    }

    private mutating func skipBlanks() {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          index += 1
        } else if scalar == "/", index + 1 < units.count {
          let isLine = units[index + 1] == "/".utf16.first
          guard isLine || units[index + 1] == "*".utf16.first else { return }
          index += 2
          while let inner = next {
            index += 1
            if isLine ? Character(inner).isNewline : inner == "*" && next == "/" { break }
          }
          if !isLine { index += 1 }
        } else {
          return
        }
      }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      skipBlanks()
      guard next == scalar else { return false }
      index += 1
      return true
    }

    /// Reads a text in quotes, or a word without.
    mutating func word() -> String? {
      skipBlanks()
      guard next == "\"" else {
        let start = index
        while let scalar = next, Self.isOfWord(scalar) { index += 1 }
        return start == index ? nil : String(decoding: units[start..<index], as: UTF16.self)
      }
      index += 1
      var text: [UInt16] = []
      while let scalar = next {
        let unit = units[index]
        index += 1
        switch scalar {
        case "\"": return String(decoding: text, as: UTF16.self)
        case "\\": if let unit = escaped() { text.append(unit) }
        default: text.append(unit)
        }
      }
      return nil
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      let character = Character(scalar)
      return character.isLetter || character.isNumber || "_-./:$".contains(character)
    }

    private mutating func escaped() -> UInt16? {
      guard let scalar = next else { return nil }
      let unit = units[index]
      index += 1
      switch scalar {
      case "n": return 0x0A
      case "t": return 0x09
      case "r": return 0x0D
      case "U", "u":
        let digits = String(decoding: units[index...].prefix(4), as: UTF16.self)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
        index += 4
        return UInt16(digits, radix: 16)
      default: return unit
      }
    }
  }
}
