import Foundation

extension String {
  /// The text with every address of an object written as `0x…`, so that two runs print the same.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }

  /// The text in lines of at most so many characters.
  ///
  /// Lines are broken at spaces, and what follows a break starts where its line did; a word that is
  /// longer stays whole.
  ///
  /// - Parameters:
  ///   - width: The most characters in a line.
  ///   - indentation: What each line starts with.
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
    for word in dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
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
