/// Lines of text with aligned columns.
struct TextTable {
  /// The side on which a column is aligned.
  enum Alignment {
    case left, right
  }

  /// The alignment of each column; columns past the last are aligned to the left.
  var alignments: [Alignment]
  /// The texts of each line.
  var lines: [[String]] = []

  /// The padded lines, with two spaces between columns and none at the end of a line.
  var rendered: [String] {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        let isRight = column < alignments.count && alignments[column] == .right
        return isRight ? gap + text : text + gap
      }
      return cells.joined(separator: "  ").trimmedAtEnd
    }
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedAtEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }

  /// Returns the text with each line indented.
  func indented(by width: Int = 2) -> String {
    let gap = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : gap + $0 }
      .joined(separator: "\n")
  }
}

/// The limits on the length of lists in messages.
enum Abridgement {
  /// The maximum number of calls, positions or lines of one kind that are listed.
  static let mostEntries = 20
  /// The maximum number of unbalanced rows of a ledger that are listed.
  static let mostComplaints = 40
}

extension [String] {
  /// Returns the entries, followed by the number of those that are not listed.
  ///
  /// - Parameters:
  ///   - hidden: The number of entries that are not listed.
  ///   - noun: The plural noun for the entries; empty if it is clear from them.
  func abridged(hiding hidden: Int, _ noun: String = "") -> [String] {
    hidden > 0 ? self + ["… and \(hidden.readable) more\(noun.isEmpty ? "" : " " + noun)"] : self
  }
}

extension Int {
  /// The number with its digits in groups of three: `9,980`.
  var readable: String {
    let digits = String(magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
