import Foundation
import HeadlessViews

/// A reader of simple HTML as attributed text: as UIKit does, in 12 points unless the document says
/// otherwise, with a line break after each paragraph.
struct SimpleHTML {
  private struct Look {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isCode = false
    var link: String?
  }

  private static let hidden: Set = ["head", "script", "style", "title"]
  private static let blocks: Set = [
    "address", "article", "blockquote", "dd", "div", "dl", "dt", "footer", "form", "h1", "h2",
    "h3",
    "h4", "h5", "h6", "header", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr",
    "ul",
  ]
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
  ]
  private static let characters: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "copy": "©", "reg": "®",
    "trade": "™", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "times": "×", "euro": "€",
  ]

  private let usual: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString(string: "")
  private var looks: [(tag: String, look: Look)] = []
  private var numbers: [Int?] = []
  private var endsWithSpace = true
  private var hiddenDepth = 0

  private init(_ usual: [NSAttributedString.Key: Any]) { self.usual = usual }

  /// Returns the text of a document.
  static func text(
    of html: String, with attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    var reader = SimpleHTML(attributes)
    reader.read(html)
    return reader.result
  }

  private var look: Look { looks.last?.look ?? Look() }

  private mutating func read(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let end = rest.firstIndex(of: ">") {
        tag(rest[rest.index(after: start)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        rest = ""
      }
    }
    add(rest)
  }

  private mutating func tag(_ content: Substring) {
    let isEnd = content.hasPrefix("/")
    let body = isEnd ? content.dropFirst() : content
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard !name.isEmpty else { return }
    if Self.hidden.contains(name) { return hiddenDepth = max(0, hiddenDepth + (isEnd ? -1 : 1)) }
    if name == "br" { return append("\u{2028}") }
    if Self.blocks.contains(name) { breakLine() }
    if isEnd {
      if name == "ul" || name == "ol" { _ = numbers.popLast() }
      if let index = looks.lastIndex(where: { $0.tag == name }) { looks.removeSubrange(index...) }
      return
    }
    guard !body.hasSuffix("/"), name != "img", name != "hr", name != "meta", name != "link" else {
      return
    }
    looks.append((name, look(of: name, body)))
    if name == "ul" { numbers.append(nil) }
    if name == "ol" { numbers.append(0) }
    if name == "li" { addMarker() }
  }

  private func look(of name: String, _ body: Substring) -> Look {
    var look = look
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "pre", "tt": look.isCode = true
    case "a": look.link = Self.attribute("href", of: body)
    default:
      if let size = Self.headings[name] { (look.size, look.isBold) = (size, true) }
    }
    return look
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let rest = tag[start.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return decoded(rest.prefix { !$0.isWhitespace })
    }
    return decoded(rest.dropFirst().prefix { $0 != quote })
  }

  private mutating func addMarker() {
    guard let last = numbers.indices.last else { return append("\t•\t") }
    if let number = numbers[last] {
      numbers[last] = number + 1
      append("\t\(number + 1).\t")
    } else {
      append("\t•\t")
    }
    endsWithSpace = true
  }

  /// Adds text, with its white space collapsed.
  private mutating func add(_ raw: Substring) {
    guard hiddenDepth == 0, !raw.isEmpty else { return }
    let keeps = looks.contains { $0.tag == "pre" }
    var text = ""
    for character in Self.decoded(raw) {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if isSpace, !keeps {
        if !endsWithSpace { text.append(" ") }
        endsWithSpace = true
      } else {
        text.append(character)
        endsWithSpace = false
      }
    }
    append(text)
  }

  private mutating func breakLine() {
    while result.string.hasSuffix(" ") {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    if result.length > 0, !result.string.hasSuffix("\n") { append("\n") }
    endsWithSpace = true
  }

  private func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let look = look
    var attributes = usual
    var traits: FontDescriptor.SymbolicTraits = []
    if look.isBold { traits.insert(.traitBold) }
    if look.isItalic { traits.insert(.traitItalic) }
    let base =
      usual[.font] as? Font
      ?? Font(name: look.isCode ? "Courier" : "TimesNewRomanPSMT", size: look.size)
      ?? .systemFont(ofSize: look.size)
    let descriptor = base.fontDescriptor
    attributes[.font] =
      traits.isEmpty
      ? base
      : Font(
        descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: base.pointSize)
    if look.isUnderlined { attributes[.underlineStyle] = UnderlineStyle.single.rawValue }
    if look.isStruck { attributes[.strikethroughStyle] = UnderlineStyle.single.rawValue }
    if let link = look.link {
      attributes[.link] = URL(string: link) ?? link
      attributes[.underlineStyle] = UnderlineStyle.single.rawValue
    }
    return attributes
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      if let end = after.firstIndex(of: ";"), let character = character(after[..<end]) {
        result += character
        rest = after[after.index(after: end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return characters[name] }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
