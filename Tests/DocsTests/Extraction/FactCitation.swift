import Foundation

/// A fact number cited in prose or in a comment.
struct FactCitation: Hashable {
  /// The number: `3.10`, `3B.n`, `A3`, `12.e`.
  var id: String
  /// The line of the citation, counted from 1.
  var line: Int
}

extension FactCitation {
  /// A pattern for numbers of facts, families and questions.
  private static var number: Regex<Substring> {
    /(?:[0-9]{1,2}\.[0-9]{1,2}[a-z]?(?!\w|\.[0-9])|[0-9]{1,2}[A-D](?:\.[a-z])?(?!\w)|12\.?[a-j](?!\w)|[A-F][1-9](?!\w))/
  }

  /// Returns the fact numbers in the prose of a page that are not links.
  ///
  /// Code, links, headings, comments, table headings, the rows of the crash corpus, lengths such as
  /// "17.5 points" and versions such as "iOS 13.4 or 14" are not prose.
  static func unlinked(in page: String, _ index: FactIndex) -> [FactCitation] {
    prose(of: page).flatMap { line, text in
      text.matches(of: number).filter { match in
        let before = text[..<match.range.lowerBound].last
        return before.map { !($0.isLetter || $0.isNumber || "_.#/-".contains($0)) } ?? true
      }
      .map { FactCitation(id: String($0.0), line: line) }.filter { index.link(to: $0.id) != nil }
    }
  }

  /// Returns the lines of a page with everything except prose blanked.
  private static func prose(of page: String) -> [(line: Int, text: String)] {
    var (isCode, isComment) = (false, false)
    let lines = page.components(separatedBy: "\n")
    var text = lines.indices.map { index -> String in
      let line = lines[index]
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
        isCode.toggle()
        return ""
      }
      if line.hasPrefix("<!--") { isComment = true }
      let isProse = !isCode && !isComment && !line.hasPrefix("#") && !line.hasPrefix("| c")
      if line.hasSuffix("-->") { isComment = false }
      let isTableHead = index + 1 < lines.count && lines[index + 1].hasPrefix("|---")
      return isProse && !isTableHead ? line : ""
    }.joined(separator: "\n")
    for pattern in ignored {
      text.replace(pattern) { match in match.0.filter(\.isNewline) }
    }
    return text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
  }

  /// Patterns for code spans, links, versions and lengths, each of which may span two lines.
  private static var ignored: [Regex<Substring>] {
    [
      /`[^`]*`/, /\[[^\]]*\]\([^)]*\)/, /<[^>]*>/,
      /[0-9.]+\spoints/,
      /(?:iOS|macOS|Swift|Xcode|version)\s[0-9]+(?:\.[0-9]+)*(?:(?:,\s|\sand\s|\sor\s|\sto\s|-)[0-9]+(?:\.[0-9]+)*)*/,
    ]
  }
}

extension FactCitation {
  /// Returns the numbers after the words "behaviour", "crash family" or "crash families" in a
  /// source file: `behaviour 3.8 to 3.11`, `crash families A1, B4`.
  static func cited(in source: String) -> [FactCitation] {
    let bytes = Array(source.utf8)
    return ["behaviour ", "behaviour\n", "crash famil"].flatMap { word -> [FactCitation] in
      occurrences(of: Array(word.utf8), in: bytes).flatMap { start -> [FactCitation] in
        let tail = String(decoding: bytes[start..<min(start + 120, bytes.count)], as: UTF8.self)
        let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        return ids(after: tail).map { FactCitation(id: $0, line: line) }
      }
    }
  }

  /// Returns the list of numbers at the start of a text of one line, or of comment lines.
  private static func ids(after text: String) -> [String] {
    var rest = text.replacing(/\n\s*\/*\s*/, with: " ")[...]
    guard let word = rest.prefixMatch(of: /(?:behaviour|crash family|crash families) +/) else {
      return []
    }
    rest = rest[word.range.upperBound...]
    var found: [String] = []
    let one = /(?:[0-9]{1,2}\.[0-9]{1,2}[a-z]?|[0-9]{1,2}[A-Da-j]?(?:\.[a-z])?|[A-F][1-9]?)(?![\w])/
    while let match = rest.prefixMatch(of: one) {
      found.append(String(match.0))
      rest = rest[match.range.upperBound...]
      guard let separator = rest.prefixMatch(of: /(?:, | and | to )(?:and )?/) else { break }
      rest = rest[separator.range.upperBound...]
    }
    return found
  }

  private static func occurrences(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var start = 0
      while let hit = bytes[start...].firstIndex(of: word[0]) {
        if bytes[hit...].starts(with: word) { found.append(hit) }
        start = hit + 1
      }
      return found
    }
  }
}
