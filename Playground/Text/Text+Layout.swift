import Foundation

extension String {
  /// The text with every address of an object written as `0x…`, so that two runs print the same.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }

  /// The text in lines of at most so many characters, each moved to the right.
  ///
  /// Lines are broken at spaces; a word that is longer stays whole.
  func wrapped(at width: Int = 96, indentation: String = "") -> String {
    let room = width - indentation.count
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = ""
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if current.count + 1 + word.count > room, !current.isEmpty {
          lines.append(current)
          current = String(word)
        } else {
          current +=
            (current.isEmpty && lines.isEmpty && word.startIndex == line.startIndex
              ? "" : " ") + word
        }
      }
      return lines + [current]
    }
    .map { $0.isEmpty ? "" : indentation + $0 }
    .joined(separator: "\n")
  }
}
