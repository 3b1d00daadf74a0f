import HeadlessKit
import ListCore

extension CrashReport {
  /// The reason in one line that is the same in every run: without the descriptions of objects, and
  /// with a list of identifiers on the same line as its introduction.
  var headline: String {
    let lines = reason.elidingObjects.maskingAddresses.split(separator: "\n")
    var text = lines.first.map(String.init) ?? ""
    if text.hasSuffix("{(") || text.hasSuffix("(") {
      let rest = lines.dropFirst().map { $0.drop { $0 == " " } }
      text += rest.joined(separator: " ")
    }
    return text.shortened(toColumns: Self.headlineColumns)
  }

  private static let headlineColumns = 180
}

extension String {
  /// The text with each description of an object shortened to its class: `<UITableView: …>`.
  var elidingObjects: String {
    var (text, rest) = ("", self[...])
    while let start = rest.firstRange(of: /<[A-Za-z_][\w.]*: 0x[0-9A-Fa-f]+/) {
      text += rest[..<start.lowerBound] + rest[start].prefix { $0 != ":" } + ": …>"
      rest = rest[start.upperBound...].behindClosingBracket
    }
    return text + rest
  }
}

extension Substring {
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
