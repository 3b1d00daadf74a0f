/// How much of a long list is shown to a person.
enum Abridgement {
  /// The most calls, positions or lines of one kind that are listed.
  static let mostEntries = 20
  /// The most rows of a ledger that do not balance and are listed.
  static let mostComplaints = 40
}

extension [String] {
  /// The first entries, and how many more things there are.
  ///
  /// - Parameters:
  ///   - hidden: The number of things that are not listed.
  ///   - noun: What they are; nothing if the entries say so.
  func abridged(hiding hidden: Int, _ noun: String = "") -> [String] {
    hidden > 0 ? self + ["… and \(hidden.readable) more\(noun.isEmpty ? "" : " " + noun)"] : self
  }
}

extension Int {
  /// The number in groups of three digits: `9,980`.
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
