import Foundation

extension String {
  /// The text with every address of an object replaced by `0x…`, so that two runs print the same.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }

  /// The text with every description of an object shortened to its class: `<UITableView: …>`.
  var elidingObjects: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstRange(of: /<[A-Za-z_][\w.]*:? 0x(?:[0-9A-Fa-f]+|…)/) {
      text += rest[..<start.lowerBound] + rest[start].prefix { $0 != ":" && $0 != " " } + ": …>"
      rest = rest[start.upperBound...].behindClosingBracket
    }
    return text + rest
  }

  /// Returns the text in lines of limited length.
  ///
  /// Lines are broken at spaces, and continued with their own indentation; a longer word stays
  /// whole, and so does a position such as `0 - 3`.
  ///
  /// - Parameters:
  ///   - width: The maximum number of characters in a line.
  ///   - indentation: The prefix of each line.
  func wrapped(at width: Int = 98, indentation: String = "") -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { (indentation + $0).brokenLines(at: width) }
      .map { $0.allSatisfy { $0 == " " } ? "" : $0 }
      .joined(separator: "\n")
  }

  private func brokenLines(at width: Int) -> [String] {
    let start = String(prefix { $0 == " " })
    var lines: [String] = []
    var current = start
    var isFirstWord = true
    for word in dropFirst(start.count).words {
      if !isFirstWord, current.count + 1 + word.count > width {
        lines.append(current)
        current = start + word
      } else {
        current += (isFirstWord ? "" : " ") + word
      }
      isFirstWord = false
    }
    return lines + [current]
  }
}

extension Substring {
  /// The parts between spaces; a dash between two numbers does not stand alone.
  fileprivate var words: [String] {
    var words: [String] = []
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    var index = 0
    while index < parts.count {
      if parts[index] == "-", index + 1 < parts.count, let last = words.last,
        last.last?.isNumber == true, parts[index + 1].first?.isNumber == true
      {
        words[words.count - 1] = "\(last) - \(parts[index + 1])"
        index += 2
      } else {
        words.append(String(parts[index]))
        index += 1
      }
    }
    return words
  }

  /// The text after the bracket that closes the one before the text; empty if none does.
  fileprivate var behindClosingBracket: Substring {
    var depth = 1
    var previous: Character = " "
    for index in indices {
      if self[index] == "<" { depth += 1 }
      if self[index] == ">", previous != "-" { depth -= 1 }
      if depth == 0 { return self[self.index(after: index)...] }
      previous = self[index]
    }
    return ""
  }
}
