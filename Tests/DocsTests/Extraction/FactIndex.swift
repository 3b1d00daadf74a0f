import Foundation

/// The facts, crash families and open questions of the documentation, with their locations.
///
/// An identifier is the number that comments cite: `3` and `3B` are sections of the page of
/// behaviour facts, `3.10` a fact, `3B.n` a row of the table of conflicts, `A` and `A3` crash
/// families, `12.e` an open question.
struct FactIndex {
  /// The link destination of each identifier: `doc:BehaviourFacts#3.10`.
  private(set) var links: [String: String] = [:]
  /// The identifiers that occur in two headings.
  private(set) var duplicates: [String] = []

  private static let pages = ["BehaviourFacts", "CrashFamilies", "OpenQuestions"]

  /// The index of this package's documentation.
  static let ofDocumentation = FactIndex()

  /// Reads the pages that contain facts.
  init() {
    for page in Self.pages {
      let text = Repository.text("Docs/HeadlessKit.docc/Articles/\(page).md") ?? ""
      for line in text.split(separator: "\n") { read(line, of: page) }
    }
  }

  private mutating func read(_ line: Substring, of page: String) {
    let heading = /#{2,4} (([0-9]{1,2}(?:[A-D]|\.[0-9]{1,2}[a-z]?|\.[a-z])?|[A-F][0-9]?)(?:\. .*)?)/
    if line.hasPrefix("#"), let match = line.wholeMatch(of: heading) {
      let (id, title) = (String(match.2), String(match.1))
      let link = "doc:\(page)#\(id == title ? id : Self.anchor(of: title))"
      if links.updateValue(link, forKey: id) != nil { duplicates.append(id) }
    } else if line.hasPrefix("| **"), let row = line.prefixMatch(of: /\| \*\*([a-z])\*\* \|/) {
      links["3B.\(row.1)"] = links["3B"]
    }
  }

  /// Returns DocC's anchor for a heading.
  static func anchor(of title: String) -> String {
    let kept = title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
    return kept.split(separator: " ").joined(separator: "-")
  }
}

extension FactIndex {
  /// Returns the link destination of a fact, or `nil` if the fact does not exist.
  ///
  /// Open questions are also cited without the period, as `12e`.
  func link(to id: some StringProtocol) -> String? {
    if let link = links[String(id)] { return link }
    guard id.hasPrefix("12"), let letter = id.last, id.count == 3 else { return nil }
    return links["12.\(letter)"]
  }
}
