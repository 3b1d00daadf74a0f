/// Reads the type names out of a Swift file: which types it declares at file scope, and which names
/// of types it mentions anywhere outside comments and string literals.
struct SourceScanner {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var previousWord = ""

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { step() }
  }

  private static let typeKeywords: Set = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  private mutating func step() {
    switch bytes[position] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "{"):
      depth += 1
      position += 1
    case UInt8(ascii: "}"):
      depth -= 1
      position += 1
    case let byte where Self.isWord(byte): takeWord()
    default: position += 1
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func takeWord() {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let isTypeName =
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) && position - start > 1
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if isTypeName {
      mentioned.insert(word)
      if depth == 0, Self.typeKeywords.contains(previousWord) { declared.insert(word) }
    }
    previousWord = word
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// Skips a literal, its interpolations included.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isMultiline =
      position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        position += 2
      } else if byte == quote {
        if !isMultiline {
          position += 1
          return
        }
        if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote {
          position += 3
          return
        }
        position += 1
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        position += 1
      }
    }
  }
}
