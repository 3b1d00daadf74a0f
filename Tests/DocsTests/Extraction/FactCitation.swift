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
  private static let number = Pattern(
    #"(?:[0-9]{1,2}\.[0-9]{1,2}[a-z]?(?!\w|\.[0-9])|[0-9]{1,2}[A-D](?:\.[a-z])?(?!\w)"#
      + #"|12\.?[a-j](?!\w)|[A-F][1-9](?!\w))"#)

  /// Returns the fact numbers in the prose of a page that are not links.
  ///
  /// Code, links, headings, comments, table headings, the rows of the crash corpus, lengths such as
  /// "17.5 points", times such as "2.5 ms" and versions such as "iOS 13.4 or 14" are not prose.
  static func unlinked(in page: String, _ index: FactIndex) -> [FactCitation] {
    prose(of: page).flatMap { line, text in
      number.ranges(in: text).filter { range in
        let before = text[..<range.lowerBound].last
        return before.map { !($0.isLetter || $0.isNumber || "_.#/-".contains($0)) } ?? true
      }
      .map { FactCitation(id: String(text[$0]), line: line) }
      .filter { index.link(to: $0.id) != nil }
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
    for pattern in ignored { text = pattern.replacing(text) { $0.filter(\.isNewline) } }
    return text.components(separatedBy: "\n").enumerated().map { ($0.offset + 1, $0.element) }
  }

  /// Patterns for code spans, links, versions and lengths, each of which may span two lines.
  private static let ignored = [
    "`[^`]*`", #"\[[^\]]*\]\([^)]*\)"#, "<[^>]*>", #"[0-9.]+\s(?:points|ms)"#,
    #"(?:iOS|macOS|Swift|Xcode|version)\s[0-9]+(?:\.[0-9]+)*"#
      + #"(?:(?:,\s|\sand\s|\sor\s|\sto\s|-)[0-9]+(?:\.[0-9]+)*)*"#,
  ].map { Pattern($0) }
}

/// A regular expression of Foundation's: many times as fast over a long page in a debug build as
/// Swift's own.
private struct Pattern: Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern)
  }

  func ranges(in text: String) -> [Range<String.Index>] {
    guard let expression else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
      .compactMap { Range($0.range, in: text) }
  }

  /// Returns a text with another one in place of each match.
  func replacing(_ text: String, with other: (Substring) -> String) -> String {
    var (replaced, rest) = ("", text.startIndex)
    for range in ranges(in: text) {
      replaced += text[rest..<range.lowerBound] + other(text[range])
      rest = range.upperBound
    }
    return replaced + text[rest...]
  }
}

extension FactCitation {
  /// Returns the numbers after the words "behaviour", "crash family" or "crash families" in a
  /// source file: `behaviour 3.8 to 3.11`, `crash families A1, B4`.
  static func cited(in source: String) -> [FactCitation] {
    source.withCString { text in
      ["behaviour ", "behaviour\n", "crash famil"].flatMap { word -> [FactCitation] in
        var (line, lineStart) = (1, text)
        return occurrences(of: word, in: text).flatMap { place -> [FactCitation] in
          while let end = strchr(lineStart, Int32(UInt8(ascii: "\n"))), end < place {
            (line, lineStart) = (line + 1, UnsafePointer(end + 1))
          }
          let tail = UnsafeRawBufferPointer(start: place, count: strnlen(place, 120))
          return ids(after: String(decoding: tail, as: UTF8.self)).map {
            FactCitation(id: $0, line: line)
          }
        }
      }
    }
  }

  /// Returns the list of numbers at the start of a text of one line, or of comment lines.
  private static func ids(after text: String) -> [String] {
    let line = lineEnd.replacing(text) { _ in " " }
    guard let list = citation.ranges(in: line).first else { return [] }
    let numbers = String(line[list])
    return cited.ranges(in: numbers).map { String(numbers[$0]) }
  }

  private static let lineEnd = Pattern(#"\n\s*/*\s*"#)
  private static let cited = Pattern(citedNumber)
  private static let citation = Pattern(
    #"^(?:behaviour|crash family|crash families) +\#(citedNumber)"#
      + #"(?:(?:, | and | to )(?:and )?\#(citedNumber))*"#)
  private static let citedNumber =
    #"(?:[0-9]{1,2}\.[0-9]{1,2}[a-z]?|[0-9]{1,2}[A-Da-j]?(?:\.[a-z])?|[A-F][1-9]?)(?!\w)"#

  /// Returns the places of a word, in order. The C library looks for it, many times as fast as a
  /// loop in a debug build.
  private static func occurrences(
    of word: String, in text: UnsafePointer<CChar>
  ) -> [UnsafePointer<CChar>] {
    var found: [UnsafePointer<CChar>] = []
    var rest = text
    while let place = strstr(rest, word) {
      found.append(UnsafePointer(place))
      rest = UnsafePointer(place + 1)
    }
    return found
  }
}
